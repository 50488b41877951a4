import { useSite } from '../pageContext/site.js'

export default function PrintHeader() {
  const { clinic, t } = useSite()
  return (
    <div className="print-only sheet">
      <div className="sheet__top">
        <p>
          <strong>{clinic.legalName}</strong>
        </p>
        <address>
          {clinic.street}
          <br />
          {clinic.city}
          <br />
          <strong>{clinic.phone}</strong>
        </address>
      </div>
      <div className="sheet__appt">
        {(['date', 'time', 'name'] as const).map((line) => (
          <div key={line}>{t(`exam:sheet.${line}`)}</div>
        ))}
      </div>
    </div>
  )
}

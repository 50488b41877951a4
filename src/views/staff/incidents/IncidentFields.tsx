import type { IncidentItem, IncidentItems } from '../../../services/staff/incidents/incident.js'
import StaffFieldError from '../layout/StaffFieldError.js'
import { useStaffSite } from '../layout/staffSite.js'
import { unbroken } from '../../links/unbroken.js'

interface Props {
  readonly items: IncidentItems
  readonly missing: readonly IncidentItem[]
}

type TextItem = Exclude<IncidentItem, 'law' | 'serious'>

/** Fields of an incident, numbered as in the regulation. */
export default function IncidentFields(props: Props) {
  const { t } = useStaffSite()
  return (
    <>
      <LawField {...props} />
      <TextField {...props} item="information" />
      <TextField {...props} item="circumstances" isLong />
      <div className="grid2">
        <TextField {...props} item="occurred" />
        <TextField {...props} item="awareOn" />
      </div>
      <div className="grid2">
        <TextField {...props} item="persons" />
        <RiskField {...props} />
      </div>
      <TextField {...props} item="reasons" isLong />
      <fieldset className="flow flow--tight">
        <legend className="label">{t('staffIncidents:notices.title')}</legend>
        <p className="hint">{t('staffIncidents:notices.hint')}</p>
        <div className="grid3">
          <TextField {...props} item="noticeCommission" />
          <TextField {...props} item="noticeMinister" />
          <TextField {...props} item="noticePersons" />
        </div>
        <TextField {...props} item="publicNotice" />
      </fieldset>
      <TextField {...props} item="measures" isLong />
      <TextField {...props} item="linked" />
    </>
  )
}

interface TextProps extends Props {
  readonly item: TextItem
  readonly isLong?: boolean
}

function TextField({ item, items, missing, isLong = false }: TextProps) {
  const { t } = useStaffSite()
  const error = missing.includes(item) ? (`staffIncidents:errors.${item}` as const) : undefined
  const input = {
    className: 'input',
    id: item,
    name: item,
    defaultValue: items[item],
    autoComplete: 'off',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? `${item}-hint` : `${item}-error`,
  }
  return (
    <div className="field">
      <label htmlFor={item}>{t(`staffIncidents:labels.${item}`)}</label>
      {isLong ? (
        <textarea rows={2} maxLength={4000} {...input} />
      ) : (
        <input maxLength={300} {...input} />
      )}
      <StaffFieldError id={item} error={error} />
      <p className="hint" id={`${item}-hint`}>
        {t(`staffIncidents:hints.${item}`)}
      </p>
    </div>
  )
}

/** Choice of the law that applies; it determines who must be notified. */
function LawField({ items, missing }: Props) {
  const { t } = useStaffSite()
  return (
    <fieldset className="flow flow--tight" id="law">
      <legend className="label">{t('staffIncidents:labels.law')}</legend>
      <StaffFieldError
        id="law"
        error={missing.includes('law') ? 'staffIncidents:errors.law' : undefined}
      />
      {(['health', 'private'] as const).map((law) => (
        <label className="check" key={law}>
          <input
            className="tick"
            type="radio"
            name="law"
            value={law}
            defaultChecked={items.law === law}
          />
          <span>{unbroken(t(`staffIncidents:laws.${law}.long`))}</span>
        </label>
      ))}
    </fieldset>
  )
}

function RiskField({ items, missing }: Props) {
  const { t } = useStaffSite()
  return (
    <fieldset className="field" id="serious">
      <legend className="label">{t('staffIncidents:labels.serious')}</legend>
      <StaffFieldError
        id="serious"
        error={missing.includes('serious') ? 'staffIncidents:errors.serious' : undefined}
      />
      <div className="row">
        {(['yes', 'no'] as const).map((answer) => (
          <label className="choice" key={answer}>
            <input
              className="tick"
              type="radio"
              name="serious"
              value={answer}
              defaultChecked={items.serious === answer}
            />
            {t(`staffIncidents:answers.${answer}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

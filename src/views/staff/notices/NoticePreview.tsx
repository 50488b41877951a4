import { regions } from '../../../addresses/pageTable.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { NoticePreviewProps } from './noticeProps.js'

/** How the notice will stand above every page, in both languages. */
export default function NoticePreview({ languages, when }: NoticePreviewProps) {
  const { t, clinic } = useStaffSite()
  return (
    <section className="panel stay" aria-labelledby="preview">
      <h2 id="preview">{t('staffNotices:preview.title')}</h2>
      {languages.map(({ locale, words: { label, text } }) => (
        <div key={locale} className="site" lang={regions[locale]}>
          <div className="site__banner">
            <Icon name="info" small />
            <span>
              {label !== undefined && <strong>{label} </strong>}
              {text}
            </span>
          </div>
          <div className="site__head">
            <span className="brand">
              <span>
                <b>{clinic.nameStart}</b>
                {clinic.nameEnd}
              </span>
            </span>
          </div>
        </div>
      ))}
      <p className="hint">{when}</p>
    </section>
  )
}

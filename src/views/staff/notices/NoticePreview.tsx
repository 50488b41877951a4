import { regions } from '../../../addresses/pageTable.js'
import Icon from '../../icons/Icon.js'
import type { NoticeTexts } from '../../pageContext/site.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { NoticePreviewProps } from './noticeProps.js'

export default function NoticePreview({ languages, when }: NoticePreviewProps) {
  const { t, clinic } = useStaffSite()
  return (
    <section className="panel stay" aria-labelledby="preview">
      <h2 id="preview">{t('staffNotices:preview.title')}</h2>
      {languages.map(({ locale, words, section }) => (
        <div key={locale} className="site" lang={regions[locale]}>
          {section === undefined && <Banner {...words} />}
          <div className="site__head">
            <span className="brand">
              <span>
                <b>{clinic.nameStart}</b>
                {clinic.nameEnd}
              </span>
            </span>
          </div>
          {section !== undefined && <Section heading={section} {...words} />}
        </div>
      ))}
      <p className="hint">{when}</p>
    </section>
  )
}

const Banner = ({ label, text }: NoticeTexts) => (
  <div className="site__banner">
    <Icon name="info" small />
    <span>
      {label !== undefined && <strong>{label} </strong>}
      {text}
    </span>
  </div>
)

const Section = ({ heading, label, text }: NoticeTexts & { readonly heading: string }) => (
  <div className="site__section">
    <h3>{heading}</h3>
    {label !== undefined && <h4>{label}</h4>}
    <p>{text}</p>
  </div>
)

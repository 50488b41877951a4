import type { PrepareSection } from '../../../content/contentTypes.js'
import { useSite } from '../../site/site.js'
import BookButton from '../../links/BookButton.js'
import Icon from '../../icons/Icon.js'
import OpenNow from '../../location/OpenNow.js'
import PhoneButton from '../../links/PhoneButton.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'

/** What to do and what to bring, with the booking card beside; this is what prints. */
export default function PrepareBlock({ section }: { readonly section: PrepareSection }) {
  const { t } = useSite()
  return (
    <div className="wrap split split--main">
      <div>
        <SectionHead heading={section.heading} />
        <div className="sheet__cols">
          <section>
            <h3 className="print-only">{t('exam:sheet.do')}</h3>
            <ul className="checklist">
              {section.steps.map(({ key, title, detail }) => (
                <li key={key}>
                  <div>
                    <b>
                      <RichText text={title} />
                    </b>{' '}
                    {detail && (
                      <span>
                        <RichText text={detail} />
                      </span>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section className="bring">
            <h3>{t('exam:sheet.bring')}</h3>
            <ul className="checklist checklist--short">
              {section.bring.map((item) => (
                <li key={item.key}>
                  <div>
                    <RichText text={item.text} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <p className="row mt-3 screen-only" data-print hidden>
          <button className="btn btn--ghost btn--small" type="button">
            <Icon name="print" small />
            {t('exam:sheet.print')}
          </button>
        </p>
      </div>
      <aside className="sticky" aria-labelledby="booking-card">
        <BookingCard />
      </aside>
    </div>
  )
}

function BookingCard() {
  const { section, t } = useSite()
  return (
    <div className="panel aside-card">
      <h3 id="booking-card">
        {t(section === 'therapy' ? 'exam:card.consultTitle' : 'exam:card.title')}
      </h3>
      <p className="muted">{t('exam:card.text')}</p>
      <BookButton /> <PhoneButton />
      <p>
        <OpenNow />
      </p>
    </div>
  )
}

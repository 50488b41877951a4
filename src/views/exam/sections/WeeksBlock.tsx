import type { WeeksSection } from '../../../services/content/schemas/sections.js'
import { useSite } from '../../pageContext/site.js'
import PageLink from '../../links/PageLink.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import { spaced } from '../../links/spaced.js'
import type { WeekBar, Windows } from './windows.js'

const ticks = [6, 10, 15, 20, 25, 30, 35, 40] as const

interface Props {
  readonly section: WeeksSection
  readonly windows: Windows
}

export default function WeeksBlock({ section, windows }: Props) {
  return (
    <div className="wrap">
      <SectionHead heading={section.heading}>
        {section.paragraphs.map((text) => (
          <p key={text.fr}>
            <RichText text={text} />
          </p>
        ))}
      </SectionHead>
      <div className="weeks" aria-hidden="true">
        <div className="weeks__grid">
          {spaced(
            ticks.map((week) => (
              <span key={week} className={`weeks__tick t-${week}`}>
                {week}
              </span>
            )),
          )}{' '}
          {spaced(windows.weeks.map((bar) => <Bar key={bar.key} bar={bar} />))}
        </div>
      </div>
      <dl className="weeks__text">
        {windows.weeks.map((bar) => (
          <WeekText key={bar.key} bar={bar} />
        ))}
      </dl>
    </div>
  )
}

function Bar({ bar }: { readonly bar: WeekBar }) {
  const { page, t } = useSite()
  const label = t(`exam:weeks.${bar.key}`)
  const isShort = bar.key === 'nuchalTranslucency'
  const isHere = bar.key === page
  return (
    <>
      <span
        className={`weeks__bar weeks__row-${bar.key} wk-from-${bar.from} wk-to-${bar.to}${isHere ? ' weeks__bar--here' : ''}`}
      >
        {isShort ? (
          <b>{`${bar.from}–${bar.to - 1}`}</b>
        ) : (
          <>
            {label} <span>{bar.words}</span>
          </>
        )}
      </span>{' '}
      {isShort && (
        <span className={`weeks__note weeks__row-${bar.key} wk-from-${bar.to}`}>
          {label} <span>{bar.words}</span>
        </span>
      )}
    </>
  )
}

function WeekText({ bar }: { readonly bar: WeekBar }) {
  const { page, t } = useSite()
  const label = t(`exam:weekExams.${bar.key}`)
  return (
    <div>
      <dt>{bar.page === page ? label : <PageLink to={bar.page}>{label}</PageLink>}</dt>
      <dd>{bar.words}</dd>
    </div>
  )
}

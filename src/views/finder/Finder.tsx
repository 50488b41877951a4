import { Fragment } from 'react'
import type { ExamName } from '../../addresses/pageTable.js'
import type { BodyPlace, FinderContent, Need } from '../../services/content/schemas/finder.js'
import { useSite } from '../pageContext/site.js'
import Drawing from '../picture/Drawing.js'
import { answeredTool } from '../site/answeredTool.js'
import Tool from '../tools/Tool.js'
import RichText from '../blocks/RichText.js'
import FinderAnswer from './FinderAnswer.js'

interface Props {
  readonly finder: FinderContent
}

const groups = ['pregnancy', 'breast', 'joints', 'other'] as const

/** Group of each exam; by default `other`. */
const groupOf: { readonly [Exam in ExamName]?: (typeof groups)[number] } = {
  fetal: 'pregnancy',
  nuchalTranslucency: 'pregnancy',
  morphological: 'pregnancy',
  breastUltrasound: 'breast',
  breastMri: 'breast',
  musculoskeletal: 'joints',
  prp: 'joints',
}

/** The points on the figure are part of the radio labels, so that they work without JavaScript. */
export default function Finder({ finder }: Props) {
  const { localize, offered, t, tools } = useSite()
  const offeredNeeds = finder.needs.filter(({ exam }) => offered.bookable.includes(exam))
  const shown = groups
    .map((group) => ({
      group,
      needs: offeredNeeds.filter(({ exam }) => (groupOf[exam] ?? 'other') === group),
    }))
    .filter(({ needs }) => needs.length > 0)
  return (
    <section
      id="finder"
      className="section"
      aria-label={t('home:finder.label')}
      data-answered={answeredTool(tools, 'examFinder')}
    >
      <div className="wrap">
        <div className="finder screen-only">
          <div className="finder__choose" aria-live="polite">
            <h2>{localize(finder.heading)}</h2>
            <p className="hint">
              <RichText text={finder.hint} />
            </p>
            {/* Not a live region, because its answer receives the focus. */}
            <div className="finder__words" aria-live="off">
              <Tool name="examFinder" />
            </div>
            <div className="finder__body">
              <Drawing name="body-map" />
              <Drawing name="body-map-pregnant" />
            </div>
            {shown.map(({ group, needs }) => (
              <fieldset key={group}>
                <legend>{t(`home:finder.groups.${group}`)}</legend>
                {needs.map((need) => (
                  <Fragment key={need.id}>
                    <Choice
                      need={need}
                      before={offeredNeeds.slice(0, offeredNeeds.indexOf(need))}
                    />
                    <FinderAnswer need={need} />
                  </Fragment>
                ))}
              </fieldset>
            ))}
            <div className="finder__none">
              <p>{t('home:finder.none')}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly need: Need
  /** Choices above this one. A point shared with them is hidden until this choice is selected. */
  readonly before: readonly Need[]
}

function Choice({ need, before }: ChoiceProps) {
  const { localize } = useSite()
  const spotOf = (place: BodyPlace): string => {
    const isTaken = before.some(({ places }) => places.includes(place))
    return `spot spot--${place}${isTaken ? ' spot--taken' : ''}`
  }
  return (
    <label className="choice">
      <input type="radio" name="need" value={need.id} />
      <span>{localize(need.label)}</span>
      {need.places.map((place) => (
        <i key={place} className={spotOf(place)} />
      ))}
    </label>
  )
}

import { Fragment } from 'react'
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

/** Points on the figure are part of the radio labels, so that it works without JavaScript. */
export default function Finder({ finder }: Props) {
  const { localize, offered, t, tools } = useSite()
  const needs = finder.needs.filter(({ exam }) => offered.bookable.includes(exam))
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
            <fieldset>
              <legend>
                <h2>{localize(finder.heading)}</h2>
              </legend>
              <p className="hint">
                <RichText text={finder.hint} />
              </p>
              <div className="finder__body">
                <Drawing name="body-map" />
                <Drawing name="body-map-pregnant" />
              </div>
              {needs.map((need, position) => (
                <Fragment key={need.id}>
                  <Choice need={need} before={needs.slice(0, position)} />
                  <FinderAnswer need={need} />
                </Fragment>
              ))}
            </fieldset>
            <div className="finder__none">
              <Drawing name="steps/ultrasound/1" />
              <p>{t('home:finder.none')}</p>
            </div>
          </div>
          <Tool name="examFinder" />
        </div>
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly need: Need
  /** Earlier choices; a point they already name is not repeated. */
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

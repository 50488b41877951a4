import type { ReactNode } from 'react'
import type { Procedure } from '../../services/content/schemas/exam.js'
import { spaced } from '../links/spaced.js'
import Drawing from '../picture/Drawing.js'
import { type RouteStart, useSite } from '../pageContext/site.js'

const starts = ['steps', 'stepFree'] as const satisfies readonly RouteStart[]

const parts = { ultrasound: 'route-ultrasound', mri: 'route-mri', treatment: 'route-prp' } as const

interface Props {
  /** Procedures of the exam; several add a choice between them. */
  readonly procedures: readonly Procedure[]
  readonly children?: ReactNode
}

/** All routes are in the page and CSS shows the chosen one, so that it works without JavaScript. */
export default function RouteToRoom({ procedures, children }: Props) {
  const { t } = useSite()
  return (
    <div className="route">
      <div className="route__controls">
        {children}
        {procedures.length > 1 && <RoomChoice procedures={procedures} />}
        <label className="switch no-print">
          <span>
            <b>{t('common:route.stepFree')}</b>{' '}
            <span className="hint">{t('common:route.stepFreeHint')}</span>
          </span>
          <input type="checkbox" name="step-free" />
        </label>
      </div>
      {procedures.flatMap((procedure) =>
        starts.map((start) => (
          <Way key={`${procedure}${start}`} procedure={procedure} start={start} />
        )),
      )}
    </div>
  )
}

function RoomChoice({ procedures }: Pick<Props, 'procedures'>) {
  const { t } = useSite()
  return (
    <fieldset className="no-print">
      <legend className="vh">{t('common:route.choose')}</legend>
      <div className="chips">
        {spaced(
          procedures.map((procedure, position) => (
            <label key={procedure} className="chip">
              <input type="radio" name="route" value={procedure} defaultChecked={position === 0} />
              {t(`common:route.${procedure}`)}
            </label>
          )),
        )}
      </div>
    </fieldset>
  )
}

function Way(way: { readonly procedure: Procedure; readonly start: RouteStart }) {
  const { routeStops, t } = useSite()
  const { procedure, start } = way
  const part = parts[procedure]
  return (
    <div className="route__way" data-to={procedure} data-start={start}>
      <div className="route__plan">
        <Drawing name="route" part={start === 'stepFree' ? `${part}-step-free` : part} />
      </div>
      <ol
        className="route__stops"
        aria-label={`${t(`common:route.${procedure}`)}, ${t(`common:route.${start}`)}`}
      >
        {routeStops(procedure, start).map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
    </div>
  )
}

import { staffUrl } from '../../../addresses/staffTable.js'
import { undoSeconds } from '../../../services/staff/changes/changeChoices.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import UndoBar from './UndoBar.js'

interface Props extends StaffViewProps {
  readonly what: string
  /** What stays as it is. */
  readonly more?: string
  readonly back: string
  /** Before it is done. */
  readonly confirm?: {
    readonly button: string
    readonly fields: readonly (readonly [name: string, value: string])[]
  }
  /** Once it is. */
  readonly undo?: {
    readonly picks: string
    readonly list: string
    readonly text: string
    readonly until: string
    readonly seconds: number
  }
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/BulkAllPage': Props
  }
}

/** Asks before everything in a view is changed, then says how much was. */
export default function BulkAllPage({ site, title, what, more, back, confirm, undo }: Props) {
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <div className="lost lost--tight">
        <div className="panel flow">
          <h1>{title}</h1>
          <p>{what}</p>
          {more !== undefined && <p className="notice notice--warn">{more}</p>}
          {confirm !== undefined && (
            <form method="post" action={staffUrl('requests')}>
              <input type="hidden" name="all" value="on" />
              {confirm.fields.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <div className="row">
                <button type="submit" className="btn btn--big">
                  {confirm.button}
                </button>
                <a className="btn btn--quiet" href={back}>
                  {t('staffRequests:all.cancel')}
                </a>
              </div>
            </form>
          )}
          {confirm === undefined && (
            <p>
              <a className="btn" href={back}>
                {t('staffRequests:all.back')}
              </a>
            </p>
          )}
        </div>
      </div>
      {undo !== undefined && (
        <UndoBar
          undo={{
            action: staffUrl('requestsUndo'),
            fields: [
              ['list', undo.list],
              ['from', 'queue'],
              ['picks', undo.picks],
            ],
            text: undo.text,
            button: t('staffRequests:undo.button'),
            until: undo.until,
            seconds: undo.seconds,
            total: undoSeconds,
          }}
        />
      )}
    </StaffLayout>
  )
}

import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import UndoBar, { type UndoProps } from './UndoBar.js'

interface Props extends StaffViewProps {
  readonly what: string
  readonly more?: string | undefined
  readonly back: string
  readonly confirm?: {
    readonly action: string
    readonly button: string
    readonly fields: readonly (readonly [name: string, value: string])[]
  }
  readonly undo?: UndoProps | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/record/BulkPage': Props
  }
}

export default function BulkPage({ site, title, what, more, back, confirm, undo }: Props) {
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <div className="lost lost--tight">
        <div className="panel flow">
          <h1>{title}</h1>
          <p>{what}</p>
          {more !== undefined && <p className="notice notice--warn">{more}</p>}
          {confirm !== undefined && (
            <form method="post" action={confirm.action}>
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
      {undo !== undefined && <UndoBar undo={undo} />}
    </StaffLayout>
  )
}

import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { Continuation } from './ContinuationFields.js'
import WaitingFields from './WaitingFields.js'

interface Props extends StaffViewProps {
  readonly continuation: Continuation
  readonly back: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/FileReadyPage': Props
  }
}

export default function FileReadyPage({ continuation, back, ...page }: Props) {
  const { t } = page.site
  const { path, fields } = continuation
  const save = t('staffSignIn:file.save')
  return (
    <StaffLayout {...page} width="narrow">
      <div className="lost lost--tight">
        <div className="panel">
          <h1>{t('staffSignIn:file.title')}</h1>
          <p>{t('staffSignIn:file.why')}</p>
          <div className="row">
            {fields === undefined ? (
              <a className="btn btn--big" href={path}>
                {save}
              </a>
            ) : (
              <form method="post" action={path}>
                <WaitingFields fields={fields} />
                <button className="btn btn--big" type="submit">
                  {save}
                </button>
              </form>
            )}
            <a className="btn btn--quiet" href={back}>
              {t('staffSignIn:file.back')}
            </a>
          </div>
        </div>
      </div>
    </StaffLayout>
  )
}

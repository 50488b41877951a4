import { staffUrl } from '../../../addresses/staffTable.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { Continuation } from './ContinuationFields.js'
import HeldForm, { type Place } from './HeldForm.js'
import WaitingFields from './WaitingFields.js'

interface Props extends StaffViewProps {
  readonly continuation: Continuation
  readonly place: Place
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/HeldFormPage': Props
  }
}

export default function HeldFormPage({ continuation, place, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <div className="lost lost--tight">
        <div className="panel">
          <h1>{t('staffSignIn:held.title')}</h1>
          <p>{t('staffSignIn:held.why')}</p>
          <HeldForm continuation={continuation} place={place} />
          <form className="flow" method="post" action={continuation.path}>
            <WaitingFields {...continuation} />
            <div className="row">
              <button className="btn btn--big" type="submit">
                {t('staffSignIn:held.send')}
              </button>
              <a className="btn btn--quiet" href={staffUrl('home')}>
                {t('staffSignIn:held.drop')}
              </a>
            </div>
          </form>
        </div>
      </div>
    </StaffLayout>
  )
}

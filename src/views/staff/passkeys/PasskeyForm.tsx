import type { ReactNode } from 'react'
import { useStaffSite } from '../layout/staffSite.js'

export type PasskeyProblem = 'refused' | 'expired' | 'tooMany'

interface Props {
  readonly action: string
  /** Options of a new passkey; `undefined` to sign in, with options requested from this URL. */
  readonly creation?: { readonly options: string; readonly ticket: string }
  readonly problem?: PasskeyProblem | undefined
  readonly button: string
  readonly className: string
  readonly children?: ReactNode
}

/** Hidden without JavaScript, which WebAuthn requires. */
export default function PasskeyForm(props: Props) {
  const { action, creation, problem, button, className, children } = props
  const { t } = useStaffSite()
  return (
    <>
      {problem !== undefined && (
        <p className="notice notice--err" role="alert">
          {t(`staffPasskeys:problem.${problem}`)}
        </p>
      )}
      <form
        className="flow"
        method="post"
        action={action}
        data-passkey={creation === undefined ? 'get' : 'create'}
        data-options={creation?.options}
        hidden
      >
        <input type="hidden" name="ticket" value={creation?.ticket ?? ''} />
        <input type="hidden" name="credential" value="" />
        {children}
        <div className="row">
          <button className={className} type="submit">
            {button}
          </button>
        </div>
        <p className="error-text" role="alert" data-failed hidden>
          {t(creation === undefined ? 'staffPasskeys:failed.get' : 'staffPasskeys:failed.create')}
        </p>
      </form>
    </>
  )
}

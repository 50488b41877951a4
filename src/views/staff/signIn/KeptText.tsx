import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { Continuation } from './ContinuationFields.js'
import { shownValues } from './shownValues.js'

/** Shorter ones are choices and buttons, not what somebody wrote. */
const shortestText = 20

/** The longest text of a form that was sent too late: what somebody would hate to write again. */
export const longestText = (continuation: Continuation): string | undefined =>
  shownValues(continuation)
    .filter((value) => value.length >= shortestText && /\s/.test(value))
    .toSorted((a, b) => b.length - a.length)[0]

/** Shows that the text is still there, to read and to copy. */
export default function KeptText({ text }: { readonly text: string }) {
  const { t } = useStaffSite()
  return (
    <div className="note-form">
      <div className="row">
        <label className="label" htmlFor="kept-text">
          {t('staffSignIn:kept.label')}
        </label>
        <span className="stays end">
          <Icon name="lock" small />
          {t('staffSignIn:kept.where')}
        </span>
      </div>
      <textarea className="input" id="kept-text" rows={7} readOnly defaultValue={text} />
      <p className="hint">{t('staffSignIn:kept.hint')}</p>
    </div>
  )
}

import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { Continuation } from './ContinuationFields.js'
import { shownValues } from './shownValues.js'

/** Minimum length of a typed text; shorter values are choices and buttons. */
const shortestText = 20

export const longestText = (continuation: Continuation): string | undefined =>
  shownValues(continuation)
    .filter((value) => value.length >= shortestText && /\s/.test(value))
    .toSorted((a, b) => b.length - a.length)[0]

export default function PreservedText({ text }: { readonly text: string }) {
  const { t } = useStaffSite()
  return (
    <div className="note-form">
      <div className="row">
        <label className="label" htmlFor="preserved-text">
          {t('staffSignIn:kept.label')}
        </label>
        <span className="stays end">
          <Icon name="lock" small />
          {t('staffSignIn:kept.where')}
        </span>
      </div>
      <textarea className="input" id="preserved-text" rows={7} readOnly defaultValue={text} />
      <p className="hint">{t('staffSignIn:kept.hint')}</p>
    </div>
  )
}

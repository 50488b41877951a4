import { regions } from '../../../addresses/pageTable.js'
import type { Locale } from '../../../addresses/pageTable.js'
import { longestNote } from '../../../shared/staff/deskChoices.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface ReplyFormProps {
  readonly to: string
  readonly locale: Locale
  readonly language: string
  readonly templates: readonly { readonly id: string; readonly name: string }[]
  readonly subject: string
  readonly text: string
  /** Whether the typed text exists in this form only. */
  readonly isUnsaved: boolean
  readonly hint: string
  readonly error?: string | undefined
}

export interface ReplyFormPlace {
  readonly action: string
  readonly version: number
  readonly list: string
}

export default function ReplyForm(props: ReplyFormProps & ReplyFormPlace) {
  const { t } = useStaffSite()
  const { action, version, list, to, locale, templates, hint, error, subject, text } = props
  const isSubjectWrong = error !== undefined && subject === ''
  const isTextWrong = error !== undefined && (text === '' || !isSubjectWrong)
  return (
    <form
      className="reply-form noprint"
      id="reply"
      method="post"
      action={action}
      aria-labelledby="reply-title"
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      {/* Enter in the subject presses the first button, which must not insert a template. */}
      <button
        type="submit"
        className="vh"
        name="do"
        value="preview"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('staffReplies:preview')}
      </button>
      <div className="reply-form__to">
        <span className="line__mark">
          <Icon name="mail" />
        </span>
        <h2 id="reply-title">{t('staffReplies:title')}</h2>
        <span>{t('staffReplies:to', { address: to })}</span>
      </div>
      <div className="reply-form__body">
        {error !== undefined && (
          <p className="error-text" id="reply-error" role="alert">
            {error}
          </p>
        )}
        {templates.length > 0 && (
          <div className="field">
            <label htmlFor="template">
              {t('staffReplies:template', { language: props.language })}
            </label>
            <div className="with-btn">
              <select className="input" id="template" name="template" lang={regions[locale]}>
                {templates.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <button
                type="submit"
                className="btn btn--ghost"
                name="do"
                value="insert"
                data-confirm={t('staffReplies:confirm')}
              >
                {t('staffReplies:insert')}
              </button>
            </div>
          </div>
        )}
        <div className="field">
          <label htmlFor="subject">{t('staffReplies:subject')}</label>
          <input
            className="input"
            id="subject"
            name="subject"
            maxLength={200}
            lang={regions[locale]}
            autoComplete="off"
            defaultValue={subject}
            aria-invalid={isSubjectWrong}
            aria-describedby={isSubjectWrong ? 'reply-error' : undefined}
          />
        </div>
        <div className="field">
          <label htmlFor="text">{t('staffReplies:text')}</label>
          <textarea
            className="input"
            id="text"
            name="text"
            rows={8}
            maxLength={longestNote}
            lang={regions[locale]}
            defaultValue={text}
            data-unsaved={props.isUnsaved ? '' : undefined}
            aria-invalid={isTextWrong}
            aria-describedby={isTextWrong ? 'reply-error reply-hint' : 'reply-hint'}
          />
          <p className="hint" id="reply-hint">
            {hint}
          </p>
        </div>
        <div className="row">
          <button type="submit" className="btn" name="do" value="preview">
            {t('staffReplies:preview')}
          </button>
        </div>
      </div>
    </form>
  )
}

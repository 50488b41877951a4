import { regions } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Locale } from '../../../addresses/pageTable.js'
import { longestNote } from '../../../services/staff/changes/changeChoices.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { RequestFormPlace } from './CallForm.js'

export interface ReplyFormProps {
  readonly to: string
  /** The language that the person asked for. */
  readonly locale: Locale
  readonly language: string
  readonly templates: readonly { readonly id: string; readonly name: string }[]
  readonly subject: string
  readonly text: string
  /** Where answers arrive. */
  readonly mailbox: string
  readonly error?: string
}

/** An email to the person: a preview comes before it is sent. */
export default function ReplyForm(props: ReplyFormProps & RequestFormPlace) {
  const { t } = useStaffSite()
  const { reference, version, list, to, locale, templates, mailbox, error } = props
  return (
    <form
      className="reply-form noprint"
      id="reply"
      method="post"
      action={staffUrl('requestReply', { reference })}
      aria-labelledby="reply-title"
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      {/* Enter in the subject must not insert a template: the first button is the one it presses. */}
      <button
        type="submit"
        className="vh"
        name="do"
        value="preview"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('staffRequests:reply.preview')}
      </button>
      <div className="reply-form__to">
        <span className="line__mark">
          <Icon name="mail" />
        </span>
        <h2 id="reply-title">{t('staffRequests:reply.title')}</h2>
        <span>{t('staffRequests:reply.to', { address: to })}</span>
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
              {t('staffRequests:reply.template', { language: props.language })}
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
                data-confirm={t('staffRequests:reply.confirm')}
              >
                {t('staffRequests:reply.insert')}
              </button>
            </div>
          </div>
        )}
        <div className="field">
          <label htmlFor="subject">{t('staffRequests:reply.subject')}</label>
          <input
            className="input"
            id="subject"
            name="subject"
            maxLength={200}
            lang={regions[locale]}
            autoComplete="off"
            defaultValue={props.subject}
          />
        </div>
        <div className="field">
          <label htmlFor="text">{t('staffRequests:reply.text')}</label>
          <textarea
            className="input"
            id="text"
            name="text"
            rows={8}
            maxLength={longestNote}
            lang={regions[locale]}
            defaultValue={props.text}
            aria-invalid={error !== undefined}
            aria-describedby="reply-hint"
          />
          <p className="hint" id="reply-hint">
            {t('staffRequests:reply.hint', { mailbox })}
          </p>
        </div>
        <div className="row">
          <button type="submit" className="btn" name="do" value="preview">
            {t('staffRequests:reply.preview')}
          </button>
        </div>
      </div>
    </form>
  )
}

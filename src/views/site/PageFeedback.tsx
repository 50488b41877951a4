import { urlFor } from '../../addresses/urlFor.js'
import {
  feedbackAnswers,
  feedbackFields,
  type FeedbackInput,
  feedbackPage,
} from '../../shared/feedback/feedbackFields.js'
import { errorSentence, type FormError } from '../../shared/forms/fieldErrors.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import Choices from '../fields/Choices.js'
import TextAreaField from '../fields/TextAreaField.js'
import { useSite } from '../pageContext/site.js'

export interface RefusedFeedback {
  readonly input: FeedbackInput
  readonly errors: readonly FormError[]
}

const fields = feedbackFields([])

/** Feedback form. After the redirect, `:target` shows the thanks, so that the page can be cached. */
export default function PageFeedback({ refused }: { readonly refused?: RefusedFeedback }) {
  const site = useSite()
  const { locale, t } = site
  const page = refused?.input.page ?? feedbackPage(site.page, site.job?.id)
  if (page === undefined) return null
  const errorOf = (field: string): string | undefined => {
    const error = refused?.errors.find((one) => one.field === field)
    return error === undefined ? undefined : errorSentence(site, error)
  }
  return (
    <section className="feedback no-print" id="feedback" aria-label={t('feedback:label')}>
      <div className="wrap">
        <p className="feedback__thanks" id="feedback-received" tabIndex={-1}>
          {t('feedback:thanks')}
        </p>
        <form
          className="feedback__form"
          method="post"
          action={urlFor('feedback', locale)}
          data-feedback=""
        >
          <input type="hidden" name="page" value={page} />
          <Choices
            form="feedback"
            name="answer"
            attributes={attributesOf(fields.answer.rules)}
            type="radio"
            legend={t('feedback:question')}
            options={feedbackAnswers.map((value) => ({
              value,
              label: t(`feedback:answer.${value}`),
            }))}
            chosen={[refused?.input.answer ?? '']}
            error={errorOf('answer')}
          />
          <div className="feedback__more">
            <TextAreaField
              form="feedback"
              name="sentence"
              attributes={attributesOf(fields.sentence.rules)}
              label={t('feedback:sentence.label')}
              optional={t('forms:shared.optional')}
              hint={t('feedback:sentence.hint')}
              rows={3}
              value={refused?.input.sentence ?? ''}
              error={errorOf('sentence')}
            />
            <div className="hp" aria-hidden="true">
              <label htmlFor="feedback-website">{t('forms:shared.trap')}</label>
              <input
                type="text"
                id="feedback-website"
                name="website"
                tabIndex={-1}
                autoComplete="off"
              />
            </div>
            <p className="hint">
              {`${t('feedback:kept', { retention: site.fact('retention.feedback') })} `}
              <a href={urlFor('whatWeKeep', locale, 'feedback-answers')}>
                {t('feedback:keptLink')}
              </a>
            </p>
            <button className="btn btn--ghost" type="submit">
              {t('feedback:send')}
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}

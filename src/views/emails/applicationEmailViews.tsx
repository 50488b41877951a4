import type { ApplicationEmailParts } from '../../services/careers/applicationEmails.js'
import { applicationAcknowledgementWords } from './applicationAcknowledgementWords.js'
import { applicationHrWords } from './applicationHrWords.js'
import ApplicationEmail from './ApplicationEmail.js'
import { emailRenderer, type Translations } from './emailRenderer.js'
import { quarantineWords } from './quarantineWords.js'

/** The emails of a job application, ready for `createApplicationEmails`. */
export const createApplicationEmailViews = (
  translations: Translations,
): ApplicationEmailParts['render'] => ({
  hr: emailRenderer(translations, applicationHrWords, (words) => (
    <ApplicationEmail words={words} />
  )),
  acknowledgement: emailRenderer(translations, applicationAcknowledgementWords, (words) => (
    <ApplicationEmail words={words} />
  )),
  quarantine: emailRenderer(translations, quarantineWords, (words) => (
    <ApplicationEmail words={words} />
  )),
})

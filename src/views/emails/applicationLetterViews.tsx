import type { ApplicationLetterParts } from '../../services/careers/applicationLetters.js'
import { applicationAcknowledgementWords } from './applicationAcknowledgementWords.js'
import { applicationHrWords } from './applicationHrWords.js'
import ApplicationLetter from './ApplicationLetter.js'
import { letterRenderer, type Translations } from './letterRenderer.js'
import { quarantineWords } from './quarantineWords.js'

/** The letters of a job application, ready for `createApplicationLetters`. */
export const createApplicationLetterViews = (
  translations: Translations,
): ApplicationLetterParts['render'] => ({
  hr: letterRenderer(translations, applicationHrWords, (words) => (
    <ApplicationLetter words={words} />
  )),
  acknowledgement: letterRenderer(translations, applicationAcknowledgementWords, (words) => (
    <ApplicationLetter words={words} />
  )),
  quarantine: letterRenderer(translations, quarantineWords, (words) => (
    <ApplicationLetter words={words} />
  )),
})

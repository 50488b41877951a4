import type { Application, ApplicationFields } from '../../services/careers/application.js'
import type { ApplicationEmailData, EmailFile } from '../../services/careers/applicationEmails.js'
import type { Translate } from '../../services/language/words.js'
import { availabilityWords, warningWords } from '../careers/application/applicationWords.js'
import { languageWords } from '../../shared/contact/contactChoices.js'
import {
  type EmailContent,
  type EmailLinks,
  type EmailRow,
  subjectName,
  receivedRow,
  referenceRow,
  formatEmailPhone,
} from './emailWords.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { locales } from '../../addresses/locales.js'
import {
  availabilities,
  fileWarnings,
  scanCoverage,
} from '../../shared/careers/applicationChoices.js'

export const applicationHrEmail = (data: ApplicationEmailData, t: Translate): EmailContent => {
  const { application, offer, files } = data
  const answer = formatAnswerDeadline(data, t)
  const [first] = files
  return {
    subject: t('applications:hr.subject', {
      name: subjectName(application.name),
      answer,
      reference: application.reference,
    }),
    preview: t('applications:hr.preview', { answer }),
    title: t('applications:hr.title'),
    opening: [
      offer === undefined
        ? t('applications:hr.spontaneous', { name: application.name, answer })
        : t('applications:hr.opening', { name: application.name, offer: offer.title, answer }),
    ],
    rows: rowsOf(data, t),
    links: linksOf(files, t),
    message:
      application.message === undefined
        ? undefined
        : { label: t('emails:rows.message'), value: application.message },
    closing: [
      t('applications:hr.links', { days: data.linkDays }),
      ...(files.length === 0 ? [] : [t(`staffApplications:files.checks.${scanCoverage(files)}`)]),
      ...(files.some(({ warnings }) => warnings.length > 0) ? [t('applications:hr.careful')] : []),
      t('applications:hr.reply'),
      [
        t('applications:hr.delete'),
        t(offer === undefined ? 'applications:hr.endGeneral' : 'applications:hr.end', {
          retention: data.retention,
        }),
      ].join(' '),
    ],
    action: { label: t('applications:hr.open'), href: first?.href ?? data.careersPage },
  }
}

export const formatAnswerDeadline = (
  { answerBy, answerDelay }: ApplicationEmailData,
  t: Translate,
): string =>
  answerBy === undefined
    ? t('applications:answer.within', { delay: answerDelay })
    : t('applications:answer.by', { date: answerBy })

const rowsOf = (data: ApplicationEmailData, t: Translate): readonly EmailRow[] => {
  const { application, phone, received } = data
  // A stored field without a row here does not compile.
  const rows: Readonly<Record<keyof ApplicationFields, readonly EmailRow[]>> = {
    name: [{ label: t('forms:shared.name'), value: application.name }],
    phone: [
      {
        label: t('forms:shared.phone'),
        value: formatEmailPhone(phone, application.phoneExtension, t),
      },
    ],
    email: [{ label: t('forms:shared.email'), value: application.email }],
    availability: [
      { label: t('applications:hr.availability'), value: describeAvailability(application, t) },
      {
        label: t('applications:hr.language'),
        value: labelStored(locales, application.locale, (known) => t(languageWords[known])),
      },
    ],
    keepForOthers: [
      {
        label: t('applications:hr.keep'),
        value: t(application.keepForOthers ? 'applications:hr.yes' : 'applications:hr.no'),
      },
    ],
    // Shown in the opening, with the phone number, and below the rows.
    offer: [],
    phoneExtension: [],
    message: [],
  }
  return [
    ...Object.values(rows).flat(),
    receivedRow(received, t),
    referenceRow(application.reference, t),
  ]
}

const describeAvailability = ({ availability }: Application, t: Translate): string =>
  availability.length === 0
    ? t('applications:availability.none')
    : availability
        .map((one) => labelStored(availabilities, one, (known) => t(availabilityWords[known])))
        .join(' · ')

const noteOf = ({ size, warnings, scan }: EmailFile, t: Translate): string =>
  [
    size,
    ...warnings.map((warning) =>
      labelStored(fileWarnings, warning, (known) => t(warningWords[known])),
    ),
    ...(scan === 'clean' ? [] : [t('applications:hr.notScanned')]),
  ].join(' · ')

const linksOf = (files: readonly EmailFile[], t: Translate): EmailLinks => ({
  label: t('applications:hr.documents'),
  items: files.map((file) => ({ label: file.name, href: file.href, note: noteOf(file, t) })),
})

import type { FieldColumns } from '../submissions/fieldColumns.js'
import type { FieldTexts } from '../submissions/fieldTexts.js'
import type { Application } from './application.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { availabilities } from '../../shared/careers/applicationChoices.js'

export const applicationColumns = ({
  t,
  moment,
  phone,
  offer,
  suspicions,
  language,
}: FieldTexts): FieldColumns<Application> => ({
  createdAt: { heading: t('lists:columns.received'), cell: ({ createdAt }) => moment(createdAt) },
  reference: { heading: t('lists:columns.reference'), cell: ({ reference }) => reference },
  name: { heading: t('lists:columns.name'), cell: ({ name }) => name },
  email: { heading: t('lists:columns.email'), cell: ({ email }) => email },
  phone: { heading: t('lists:columns.phone'), cell: (application) => phone(application.phone) },
  phoneExtension: {
    heading: t('lists:columns.extension'),
    cell: ({ phoneExtension = '' }) => phoneExtension,
  },
  offer: { heading: t('lists:columns.offer'), cell: (application) => offer(application.offer) },
  offerCloses: {
    heading: t('lists:columns.offerCloses'),
    cell: ({ offerCloses = '' }) => offerCloses,
  },
  availability: {
    heading: t('lists:columns.availability'),
    cell: ({ availability }) =>
      availability
        .map((one) =>
          labelStored(availabilities, one, (known) =>
            t(`applications:availability.options.${known}`),
          ),
        )
        .join(', '),
  },
  message: { heading: t('lists:columns.message'), cell: ({ message = '' }) => message },
  keepForOthers: {
    heading: t('lists:columns.keep'),
    cell: ({ keepForOthers }) =>
      t(keepForOthers ? 'applications:keepForOthers.yes' : 'applications:keepForOthers.no'),
  },
  locale: {
    heading: t('lists:columns.pageLanguage'),
    cell: ({ locale }) => language(locale),
  },
  consentAt: { heading: t('lists:columns.consent'), cell: ({ consentAt }) => moment(consentAt) },
  files: {
    heading: t('lists:columns.files'),
    cell: ({ files }) => files.map(({ name }) => name).join(', '),
  },
  suspected: {
    heading: t('lists:columns.suspected'),
    cell: ({ suspected }) => suspicions(suspected),
  },
  id: { heading: t('lists:columns.id'), cell: ({ id }) => id },
})

import { uploadPaths } from '../../../addresses/pageTable.js'
import { urlFor } from '../../../addresses/urlFor.js'
import { spontaneous } from '../../../shared/careers/applicationChoices.js'
import {
  type ApplicationField,
  applicationFields,
  type ApplicationInput,
} from '../../../shared/careers/applicationFields.js'
import { errorSentence, type FormError } from '../../../shared/forms/fieldErrors.js'
import { validationTexts } from '../../../shared/forms/validationTexts.js'
import { formPrivacyTexts } from '../../../shared/forms/formPrivacyTexts.js'
import Island from '../../browser/islands/Island.js'
import { type Site, useSite } from '../../pageContext/site.js'
import type { WaitingFile } from '../files/applicationFilesProps.js'
import { applicationFilesTexts } from '../files/applicationFilesTexts.js'
import { limitsFor } from '../files/uploadDefaults.js'
import ApplicationFormIsland from './ApplicationForm.island.js'
import { type ApplicationFormProps, type Choice, formId } from './applicationFormProps.js'
import { applicationFormTexts } from './applicationFormTexts.js'
import { availabilityTexts } from './applicationTexts.js'

export interface ApplicationFormState {
  readonly input: ApplicationInput
  readonly errors: readonly FormError<ApplicationField>[]
  readonly waiting: readonly WaitingFile[]
  readonly offers: readonly Choice[]
  readonly limits: Parameters<typeof limitsFor>[0]
  readonly answerDelay: string
}

interface Props extends ApplicationFormState {
  readonly title: string
}

const propsFor = (props: Props, site: Site): ApplicationFormProps => {
  const { input, title, waiting, offers, answerDelay } = props
  const limits = limitsFor(props.limits)
  const { addresses, locale, t } = site
  const errors = props.errors.map((error) => ({
    field: error.field,
    sentence: errorSentence(site, error),
  }))
  return {
    action: `${addresses?.[locale] ?? urlFor('careers', locale)}#${formId}`,
    title,
    input,
    errors,
    words: applicationFormTexts(site, answerDelay),
    validation: validationTexts(site, applicationFields([]), {
      errorTitle: t('home:errorTitle'),
      summaryTitle: t('applications:summary', { points: '{{points}}' }),
      ready: t('applications:ready'),
    }),
    offers: [...offers, { value: spontaneous, label: t('applications:offer.spontaneous') }],
    availabilities: Object.entries(availabilityTexts).map(([value, key]) => ({
      value,
      label: t(key),
    })),
    privacy: formPrivacyTexts(site, 'applications', false),
    files: {
      form: formId,
      locale,
      addresses: { sign: uploadPaths.sign, chunks: uploadPaths.chunks },
      waiting,
      limits,
      errors: errors.filter(({ field }) => field === 'files').map(({ sentence }) => sentence),
      words: applicationFilesTexts(site, limits),
    },
  }
}

export default function ApplicationForm(props: Props) {
  const site = useSite()
  return (
    <Island
      name="ApplicationForm"
      component={ApplicationFormIsland}
      props={propsFor(props, site)}
    />
  )
}

import type { Application, ApplicationFile } from '../../../services/careers/application.js'
import { formatSize } from '../../../shared/careers/fileSize.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ApplicationRowProps } from '../../../views/staff/applications/applicationProps.js'
import { quoted, describePerson } from '../record/recordTexts.js'
import { formatMoment } from '../staffDates.js'
import {
  availabilities,
  fileWarnings,
  scanStates,
  spontaneous,
} from '../../../shared/careers/applicationChoices.js'
import { labelStored, type Stored } from '../../../shared/language/storedChoices.js'
import { type ApplicationState, applicationStates } from '../../../shared/staff/deskChoices.js'

export const describeOffer = ({ t, locale, content }: StaffSite, offer: string): string =>
  content.jobs.find(({ id }) => id === offer)?.title[locale] ??
  (offer === spontaneous ? t('applications:offer.spontaneous') : offer)

export const describeAvailability = ({ t }: StaffSite, { availability }: Application): string =>
  availability.length === 0
    ? t('applications:availability.none')
    : availability
        .map((one) =>
          labelStored(availabilities, one, (known) =>
            t(`applications:availability.options.${known}`),
          ),
        )
        .join(', ')

export const describeFile = (
  { t }: StaffSite,
  { warnings, scan }: ApplicationFile,
): { readonly isSafe: boolean; readonly sentences: readonly string[] } => ({
  isSafe: warnings.length === 0 && scan === 'clean',
  sentences: [
    ...warnings.map((warning) =>
      labelStored(fileWarnings, warning, (known) => t(`staffApplications:files.warnings.${known}`)),
    ),
    labelStored(scanStates, scan, (known) => t(`staffApplications:files.${known}`)),
  ],
})

export const describeFiles = ({ t, locale }: StaffSite, { files }: Application) => {
  if (files.length === 0) return { count: t('staffApplications:files.none') }
  const size = formatSize(
    files.reduce((all, file) => all + file.size, 0),
    locale,
  )
  const notScanned = files.filter(({ scan }) => scan !== 'clean').length
  const warned = files.filter(({ warnings }) => warnings.length > 0).length
  return {
    count: t('staffApplications:files.count', { count: files.length, size }),
    isSafe: notScanned === 0 && warned === 0,
    state:
      warned > 0
        ? t('staffApplications:files.someWarned', { count: warned })
        : notScanned > 0
          ? t('staffApplications:files.someNotScanned', { count: notScanned })
          : t('staffApplications:files.allClean', { count: files.length }),
  }
}

export const noteOf = (
  site: StaffSite,
  { application: { message, locale }, desk: { events } }: DeskApplication,
): ApplicationRowProps['note'] => {
  const last = events.findLast(({ kind }) => kind === 'note' || kind === 'reply')
  if (last?.kind === 'note' || last?.kind === 'reply') {
    const values = { name: describePerson(site, last.by), moment: formatMoment(site, last.at) }
    const who = site.t('staffRequests:row.who', values)
    return { who, text: last.kind === 'note' ? last.text : last.subject }
  }
  return { text: message ? quoted(message, locale) : undefined }
}

export const describeApplicationState = (
  { t }: StaffSite,
  state: Stored<ApplicationState>,
): string =>
  labelStored(applicationStates, state, (known) => t(`staffApplications:states.${known}`))

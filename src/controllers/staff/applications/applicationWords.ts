import { jobs } from '../../../content/jobs/jobCatalogue.js'
import type { Application, ApplicationFile } from '../../../services/careers/application.js'
import { formatSize } from '../../../services/careers/fileSize.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { quoted, sayWho } from '../record/recordWords.js'
import { sayMoment } from '../staffDates.js'

/** The position that an application is for. */
export const sayOffer = ({ t, locale }: StaffSite, offer: string): string =>
  jobs.find(({ id }) => id === offer)?.title[locale] ?? t('applications:offer.spontaneous')

export const sayAvailability = ({ t }: StaffSite, { availability }: Application): string =>
  availability.length === 0
    ? t('applications:availability.none')
    : availability.map((one) => t(`applications:availability.options.${one}`)).join(', ')

/** How careful one has to be with a file, in words: what the inspection and the scan have found. */
export const sayFile = (
  { t }: StaffSite,
  { warnings, scan }: ApplicationFile,
): { readonly isSafe: boolean; readonly sentences: readonly string[] } => ({
  isSafe: warnings.length === 0 && scan === 'clean',
  sentences: [
    ...warnings.map((warning) => t(`staffApplications:files.warnings.${warning}`)),
    t(`staffApplications:files.${scan}`),
  ],
})

/** The files of an application in a row of the list. */
export const sayFiles = ({ t, locale }: StaffSite, { files }: Application) => {
  if (files.length === 0) return { count: t('staffApplications:files.none') }
  const size = formatSize(
    files.reduce((all, file) => all + file.size, 0),
    locale,
  )
  const notScanned = files.filter(({ scan }) => scan === 'notScanned').length
  const warned = files.filter(({ warnings }) => warnings.length > 0).length
  return {
    count: t('staffApplications:files.count', { count: files.length, size }),
    isSafe: notScanned === 0 && warned === 0,
    state:
      warned > 0
        ? t('staffApplications:files.someWarned', { count: warned })
        : notScanned > 0
          ? t('staffApplications:files.someNotScanned', { count: notScanned })
          : t('staffApplications:files.allClean'),
  }
}

/** The last note, or what the person wrote. */
export const noteOf = (
  site: StaffSite,
  { application: { message, locale }, desk: { events } }: DeskApplication,
): { readonly who?: string; readonly text: string } => {
  const last = events.findLast(({ kind }) => kind === 'note' || kind === 'reply')
  if (last?.kind === 'note' || last?.kind === 'reply') {
    const values = { name: sayWho(site, last.by), moment: sayMoment(site, last.at) }
    const who = site.t('staffRequests:row.who', values)
    return { who, text: last.kind === 'note' ? last.text : last.subject }
  }
  if (message === undefined) return { text: site.t('staffApplications:list.noNote') }
  return { text: quoted(message, locale) }
}

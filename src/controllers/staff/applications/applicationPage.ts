import { knownLocale } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { ApplicationFields } from '../../../services/careers/application.js'
import { scanCoverage } from '../../../shared/careers/applicationChoices.js'
import { formatSize } from '../../../shared/careers/fileSize.js'
import { spontaneous } from '../../../shared/careers/applicationChoices.js'
import { formatDate } from '../../../shared/clinic/formats.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import type { Clinic } from '../../../services/clinic/readClinic.js'
import { mailtoLink } from '../../../shared/forms/emailAddress.js'
import type { DeskApplication } from '../../../services/staff/applications/applicationDesk.js'
import { applicationDueOf } from '../../../services/staff/applications/applicationDue.js'
import type { RecordEmail } from '../../../services/staff/replies/reply.js'
import type { RecordView } from '../../../services/staff/audit/viewsOf.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { ReplyTemplate } from '../../../services/staff/replies/replyTemplates.js'
import { type ListNews, newsProps } from '../record/listNews.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import type { Fact } from '../../../views/staff/record/FactList.js'
import { dueProps, formatDue } from '../requests/requestTexts.js'
import type { TypedReply } from '../replies/replyForm.js'
import {
  queuedReply,
  type ReplyData,
  type ReplyNews,
  replyNews,
  replyProps,
  replyUndo,
} from '../replies/replyProps.js'
import { phoneFacts, phoneProps, describeLanguage, describePerson } from '../record/recordTexts.js'
import { daysUntil, formatMoment, formatFullMoment } from '../staffDates.js'
import { type ListAddress, listUrl, writeList } from './applicationAddress.js'
import { applicationTimeline } from './applicationTimeline.js'
import { applicationUndo } from './applicationUndo.js'
import { describeAvailability, describeFile, describeOffer } from './applicationTexts.js'
import type { NoteError } from '../staffForm.js'

type PageProps = Omit<StaffViews['staff/applications/ApplicationPage'], 'site'>

export interface ApplicationData {
  readonly found: DeskApplication
  readonly list: ListAddress
  readonly news: ListNews & { readonly reply?: ReplyNews | undefined }
  readonly emails: readonly RecordEmail[]
  readonly views: readonly RecordView[]
  readonly people: readonly Colleague[]
  readonly templates: readonly ReplyTemplate[]
  readonly mailbox: string
  readonly usualSubject: string
  readonly clinic: Clinic
  readonly typed?:
    | {
        readonly note?: string
        readonly error?: NoteError
        readonly reply?: TypedReply
      }
    | undefined
}

export const applicant = ({ application: { name, reference, locale } }: DeskApplication) => ({
  name,
  reference,
  locale: knownLocale(locale),
})

const replyDataOf = (data: ApplicationData): ReplyData => {
  const { application, desk } = data.found
  return {
    ...data,
    about: 'applications',
    person: applicant(data.found),
    to: application.email,
    last: desk.events.at(-1),
    sent: desk.events.findLast((event) => event.kind === 'reply'),
    typed: data.typed?.reply ?? {},
  }
}

const consentOf = (
  site: StaffSite,
  { application, desk }: DeskApplication,
): PageProps['facts']['consent'] => {
  const { t } = site
  if (application.keepForOthers) {
    return { words: t('staffApplications:consent.yes'), canEnd: true }
  }
  const ended = desk.events.findLast(({ kind }) => kind === 'consentEnded')
  if (ended !== undefined) {
    const values = { name: describePerson(site, ended.by), moment: formatMoment(site, ended.at) }
    return { words: t('staffApplications:consent.ended', values), canEnd: false }
  }
  const words =
    application.offer === spontaneous
      ? t('staffApplications:consent.spontaneous')
      : t('staffApplications:consent.no')
  return { words, canEnd: false }
}

const formatDeletion = (site: StaffSite, { expiresAt }: DeskApplication): string | undefined => {
  if (expiresAt === undefined) return undefined
  const { t, locale, clinic } = site
  const count = daysUntil(site, expiresAt)
  if (count <= 0) return t('staffApplications:page.deletedToday')
  const { date } = localMoment(clinic, new Date(expiresAt))
  return t('staffApplications:page.deleted', {
    count,
    date: formatDate(date, locale, { weekday: false }),
  })
}

const factsOf = (site: StaffSite, found: DeskApplication): PageProps['facts'] => {
  const { t } = site
  const { application } = found
  const { email, locale, createdAt, reference, message } = application
  const language = describeLanguage(site, locale)
  // A stored field without a row here does not compile.
  const factsByField: Readonly<Record<keyof ApplicationFields, readonly Fact[]>> = {
    offer: [
      { label: t('staffApplications:page.offer'), value: describeOffer(site, application.offer) },
    ],
    availability: [
      {
        label: t('staffApplications:page.availability'),
        value: describeAvailability(site, application),
      },
      { label: t('staffApplications:page.language'), value: language },
    ],
    phone: phoneFacts(t('staffApplications:page.phone'), phoneProps(site, application)),
    email: [{ label: t('staffApplications:page.email'), value: email, href: mailtoLink(email) }],
    name: [],
    phoneExtension: [],
    message: [],
    keepForOthers: [],
  }
  return {
    facts: [
      ...Object.values(factsByField).flat(),
      {
        label: t('staffApplications:page.received'),
        value: formatFullMoment(site, Date.parse(createdAt)),
      },
      { label: t('staffApplications:page.reference'), value: reference },
    ],
    message,
    messageLocale: knownLocale(locale),
    consent: consentOf(site, found),
    deleted: formatDeletion(site, found),
  }
}

const dueOf = (site: StaffSite, clinic: Clinic, found: DeskApplication): Partial<PageProps> => {
  const promise = applicationDueOf(clinic, found, site.now)
  const due = dueProps(site, promise)
  if (promise === undefined || due === undefined) return {}
  if (!promise.isLate) return { due }
  const by = formatDue(site, promise)
  return {
    due: { ...due, text: site.t('staffApplications:page.dueLate', { late: due.text, by }) },
  }
}

export const applicationPage = (site: StaffSite, data: ApplicationData): PageProps => {
  const { t, locale } = site
  const { found, list, news, clinic, typed } = data
  const { application, desk, version } = found
  const { reference, name } = application
  const written = writeList(list)
  const replies = replyDataOf(data)
  const queued = queuedReply(replies, site.now)
  const action = staffUrl('applicationTakeBack', { reference })
  const undo =
    queued === undefined
      ? applicationUndo(site, [found], { list: written, from: 'page' })
      : replyUndo(site, { action, list: written, name }, queued)
  return {
    title: t('staffApplications:list.title', { view: reference }),
    reference,
    version,
    list: written,
    name,
    state: desk.state,
    ...dueOf(site, clinic, found),
    back: {
      href: `${listUrl(list)}#${reference}`,
      words: t(`staffApplications:views.${list.view}`),
    },
    facts: factsOf(site, found),
    files: application.files.map((file, position) => ({
      name: file.name,
      size: formatSize(file.size, locale),
      ...describeFile(site, file),
      href: staffUrl('applicationFile', { reference, position: String(position) }),
    })),
    fileChecks: t(`staffApplications:files.checks.${scanCoverage(application.files)}`),
    note: {
      text: typed?.note ?? '',
      error: typed === undefined ? undefined : typed.error,
    },
    timeline: applicationTimeline(site, data),
    ...replyProps(site, replies),
    news: newsProps(site, 'staffApplications', news, replyNews(site, news.reply)),
    ...(undo === undefined ? {} : { undo }),
  }
}

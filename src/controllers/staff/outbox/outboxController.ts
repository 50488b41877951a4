import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { emailKinds, emailStatuses } from '../../../services/email/emailRecord.js'
import { cleanPlain } from '../../../shared/forms/cleanText.js'
import { isEmail } from '../../../shared/forms/emailAddress.js'
import { isKnown } from '../../../shared/language/storedChoices.js'
import type { Services } from '../../../services/services.js'
import type { OutboxCounts, OutboxEmail } from '../../../services/staff/outbox/staffOutbox.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { EmailRowProps } from '../../../views/staff/outbox/EmailTable.js'
import type { OutboxViewLink } from '../../../views/staff/outbox/OutboxViews.js'
import { documentLabel } from '../siteEditor/documentTexts.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { formatMoment, formatClockTime } from '../staffDates.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { parameterOf, staffActOf } from '../staffRequest.js'

const views = ['waiting', 'sent', 'abandoned'] as const
type View = (typeof views)[number]

const news = ['done', 'gaveUp', 'changed'] as const

const addressOf = (view: View, result?: (typeof news)[number]): string =>
  `${staffUrl('outbox')}?view=${view}${result === undefined ? '' : `&said=${result}`}`

export const outboxViewLinks = (
  { t }: StaffSite,
  counts: OutboxCounts,
  current: View | 'templates',
): readonly OutboxViewLink[] => [
  ...views.map((view) => ({
    words: t(`staffOutbox:views.${view}`),
    href: addressOf(view),
    count: view === 'waiting' ? counts.waiting + counts.failed : counts[view],
    isCurrent: view === current,
  })),
  {
    words: t('staffOutbox:views.templates'),
    href: staffUrl('replyTemplates'),
    isCurrent: current === 'templates',
  },
]

const describeFailure = ({ t }: StaffSite, { status, tries }: OutboxEmail): string => {
  const ended = (['refused', 'failed'] as const).find((one) => one === status)
  if (ended !== undefined) return t(`staffOutbox:why.${ended}`)
  if (!isKnown(emailStatuses, status)) return status
  return t(status === 'queued' && tries > 0 ? 'staffOutbox:why.queued' : 'staffOutbox:why.none')
}

const formatNextAttempt = (
  site: StaffSite,
  { status, dueAt, tries }: OutboxEmail,
): string | undefined => {
  if (status !== 'queued' || dueAt === undefined || dueAt <= site.now) return undefined
  const key = tries > 0 ? 'next' : 'leaves'
  return site.t(`staffOutbox:waiting.${key}`, { time: formatClockTime(site, dueAt) })
}

const emailRow = (site: StaffSite, email: OutboxEmail): EmailRowProps => {
  const kind = emailKinds.find((one) => one === email.kind) ?? 'other'
  const next = formatNextAttempt(site, email)
  const at = email.sentAt === null ? email.createdAt : Date.parse(email.sentAt)
  return {
    id: email.id,
    version: email.version,
    kind: site.t(`staffOutbox:kinds.${kind}`),
    // Emails about texts of the site have the name of a document, such as `exam:mri`.
    reference: documentLabel(site, email.reference),
    address: email.to,
    why: describeFailure(site, email),
    tries: email.tries,
    moment: formatMoment(site, at),
    canFix: email.canReaddress,
    ...(email.error === null || email.status === 'sent' ? {} : { error: email.error }),
    next,
  }
}

interface RefusedAddress {
  readonly id: string
  readonly typed: string
}

const failedRow = (
  site: StaffSite,
  email: OutboxEmail,
  refused: RefusedAddress | undefined,
): EmailRowProps => {
  const row = emailRow(site, email)
  if (refused?.id !== email.id) return row
  return { ...row, fix: { typed: refused.typed, error: site.t('staffOutbox:fixError') } }
}

const show = async (
  services: Services,
  req: Request,
  res: Response,
  refused?: RefusedAddress,
): Promise<void> => {
  const { outbox } = services.staff
  const values = new URL(req.originalUrl, 'http://host').searchParams
  const view = views.find((one) => one === values.get('view')) ?? 'waiting'
  const result = news.find((one) => one === values.get('said'))
  const [counts, failed, emails, since] = await Promise.all([
    outbox.counts(),
    outbox.list('failed'),
    outbox.list(view),
    outbox.troubleSince(),
  ])
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/outbox/OutboxPage',
    { action: 'outboxListed' },
    (site) => {
      const sentence = result === undefined ? [] : [site.t(`staffOutbox:${result}`)]
      const isGood = result === 'done' || result === 'gaveUp'
      return {
        title: site.t('staffOutbox:title'),
        views: outboxViewLinks(site, counts, view),
        view,
        failed: failed.map((email) => failedRow(site, email, refused)),
        emails: emails.map((email) => emailRow(site, email)),
        news: { done: isGood ? sentence : [], warnings: isGood ? [] : sentence },
        trouble: since === undefined ? undefined : formatMoment(site, since),
      }
    },
  )
}

const changeEmail = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { outbox } = services.staff
  const act = staffActOf(req)
  const id = parameterOf(req, 'id')
  const email = { id, version: Number(fieldOf(req, 'version')) }
  const asked = fieldOf(req, 'do')
  if (asked === 'giveUp') {
    const outcome = await outbox.giveUp(act, email)
    res.redirect(303, addressOf('waiting', outcome === 'done' ? 'gaveUp' : 'changed'))
    return
  }
  const address = cleanPlain(fieldOf(req, 'to'))
  if (asked === 'fix' && !isEmail(address)) {
    await show(services, req, res.status(422), { id, typed: address })
    return
  }
  const outcome = await outbox.retry(act, email, asked === 'fix' ? address : undefined)
  res.redirect(303, addressOf('waiting', outcome))
}

export const outboxController = (
  services: Services,
): Pick<StaffControllers, 'outbox' | 'outboxEmail'> => ({
  outbox: { get: (req, res) => show(services, req, res) },
  outboxEmail: { post: [readStaffForm, (req, res) => changeEmail(services, req, res)] },
})

import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { contentLimits } from '../../../config/limits.js'
import {
  type ApprovalState,
  approvalStateOf,
  awaitsApproval,
} from '../../../services/content/approval/approvalState.js'
import { mayChange } from '../../../services/content/editor/changeAccess.js'
import {
  documentAddress,
  openDocument,
  type OpenDocument,
} from '../../../services/content/editor/openDocument.js'
import type { Finding } from '../../../services/content/checks/draftFindings.js'
import { digestOf } from '../../../services/content/storedJson.js'
import type { Refused } from '../../../services/content/publishing.js'
import type { Json } from '../../../services/content/mergeContent.js'
import type { Services } from '../../../services/services.js'
import { cleanLine, cutText } from '../../../shared/forms/cleanText.js'
import { eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ProblemProps } from '../../../views/staff/siteEditor/fieldProps.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, fieldsOf, readFormId, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'
import { documentLabel } from './documentTexts.js'
import { changeProps, problemProps } from './siteChanges.js'
import type { Draft } from '../../../services/content/drafts.js'
import { accountNames } from './accountNames.js'
import { unapprovedTexts } from './siteApproval.js'
import { findingsOf } from './siteFindings.js'
import { readMoment, readScheduleId, scheduleProps } from './siteSchedules.js'
import { contentActOf, isPublished } from './siteAct.js'

export const longestNote = 200

/** Maximum number of drafts checked and shown with their changes, because one release contains no more. */
const mostShown = contentLimits.releaseDocuments - 1

interface OpenDraft extends OpenDocument {
  readonly draft: Draft
  readonly isMine: boolean
}

interface Candidate extends OpenDraft {
  readonly approval: ApprovalState
  readonly findings: readonly Finding[]
}

const openDraft = async (
  { editing }: Services,
  req: Request,
  document: string,
): Promise<OpenDraft | undefined> => {
  const one = await openDocument(editing, documentAddress(document))
  if (one?.draft === undefined) return undefined
  const { roles } = signedInOf(req).account
  return { ...one, draft: one.draft, isMine: mayChange(roles, one, one.published, one.json) }
}

interface Candidates {
  readonly shown: readonly Candidate[]
  readonly further: readonly Draft[]
}

/** Opens as many drafts as one release contains. @param at time of their publication */
const openDrafts = async (
  services: Services,
  req: Request,
  drafts: readonly Draft[],
  at: number,
): Promise<readonly Candidate[]> => {
  const { editing, approvals } = services
  const approvers = await approvals.approvers()
  const opened: Candidate[] = []
  await eachInTurn(drafts.slice(0, mostShown), async ({ document }) => {
    const one = await openDraft(services, req, document)
    if (one === undefined) return
    const approval = approvalStateOf(editing.catalogue, one, approvers.length > 0)
    const findings = one.isMine ? await findingsOf(services, one, at) : []
    opened.push({ ...one, approval, findings })
  })
  return opened
}

const freeDrafts = async ({ editing }: Services): Promise<readonly Draft[]> =>
  (await editing.drafts.list()).filter(({ schedule }) => schedule === null)

/** Opens the drafts that are not scheduled: those with `isFirst`, then the newest. */
const openCandidates = async (
  services: Services,
  req: Request,
  isFirst: (draft: Draft) => boolean = () => false,
  at = services.clock.now(),
): Promise<Candidates> => {
  const free = await freeDrafts(services)
  const sorted = [...free.filter(isFirst), ...free.filter((draft) => !isFirst(draft))]
  return {
    shown: await openDrafts(services, req, sorted, at),
    further: sorted.slice(mostShown),
  }
}

const mayPublish = ({ isMine, approval }: Candidate): boolean => isMine && !awaitsApproval(approval)

const idsToConfirm = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ kind, id }) => (kind === 'confirm' ? [id] : []))

const isAnsweredAlone = ({ approval }: Candidate): boolean => approval === 'unavailable'

interface Shown {
  readonly chosen: readonly string[]
  readonly note: string
  readonly checked?: readonly string[]
  readonly day?: string
  readonly hour?: string
  readonly error?: (site: StaffSite) => string
  readonly outcome?: Refused
}

/** Returns the errors of a refused release, also of documents without a draft, such as a page with a link. */
const problemsOf = async (
  { editing }: Services,
  outcome: Refused | undefined,
): Promise<(site: StaffSite) => readonly ProblemProps[]> => {
  const refused = outcome?.status === 'refused' ? outcome.problems : []
  const opened = await Promise.all(
    refused.map(async (problem) => ({
      problem,
      document: await openDocument(editing, documentAddress(problem.document)),
    })),
  )
  return (site) =>
    opened.flatMap(({ problem, document }) => {
      if (document === undefined) return []
      const { name, json } = document
      const label = documentLabel(site, name, json)
      return problemProps(site, document, json, [problem]).map((one) => ({
        ...one,
        label: [...new Set([label, one.label])].join('\u00A0› '),
      }))
    })
}

/** Identifies the text that the page shows: the versions of a discarded draft are used again. */
const idOf = ({ document, version, json }: Draft): string =>
  `${document}.${version}.${digestOf(json).slice(0, 16)}`

const publishUrl = (document: string): string =>
  `${staffUrl('sitePublish')}?${new URLSearchParams({ document: documentAddress(document) })}`

const obstacleOf = ({ t }: StaffSite, { isMine, approval }: Candidate): string | undefined => {
  if (!isMine) return t('staffSiteEditor:publish.others')
  return awaitsApproval(approval) ? t('staffSiteEditor:publish.unapproved') : undefined
}

const show = async (
  services: Services,
  req: Request,
  res: Response,
  { shown, further }: Candidates,
  { chosen, note, checked = [], day = '', hour = '', error, outcome }: Shown,
): Promise<void> => {
  const schedules = await services.editing.schedules.list()
  const nameOf = await accountNames(
    services,
    schedules.map(({ by }) => by),
  )
  const opened = await Promise.all(
    schedules
      .flatMap(({ drafts }) => drafts)
      .map(({ document }) => openDraft(services, req, document)),
  )
  const scheduled = new Map(opened.flatMap((one) => (one === undefined ? [] : [[one.name, one]])))
  const problems = await problemsOf(services, outcome)
  await renderStaffPage(services, req, res, 'staff/siteEditor/SitePublishPage', (site) => ({
    title: site.t('staffSiteEditor:publish.title'),
    note,
    checked,
    day,
    hour,
    id: randomUUID(),
    schedules: scheduleProps(site, schedules, nameOf, scheduled),
    error: error?.(site),
    problems: problems(site),
    isReviewed: shown.some((one) => one.isMine && isAnsweredAlone(one)),
    drafts: shown.map((draft) => ({
      id: idOf(draft.draft),
      name: documentLabel(site, draft.name, draft.json),
      href: staffUrl('siteDocument', { document: documentAddress(draft.name) }),
      obstacle: obstacleOf(site, draft),
      isChosen: chosen.includes(draft.name),
      isNew: draft.published === null,
      changes:
        draft.published === null ? [] : changeProps(site, draft, draft.published, draft.json),
      findings: problemProps(site, draft, draft.json, draft.findings),
    })),
    further: further.map(({ document, json }) => ({
      href: publishUrl(document),
      words: documentLabel(site, document, json),
    })),
  }))
}

const refusedTexts = (
  site: StaffSite,
  outcome: Refused,
  drafts: ReadonlyMap<string, Json>,
): string => {
  const { t } = site
  switch (outcome.status) {
    case 'refused':
    case 'changed':
    case 'tooMany':
    case 'tooLarge':
    case 'newerBuild':
      return t(`staffSiteEditor:errors.${outcome.status}`)
    case 'unapproved':
      return unapprovedTexts(site, outcome.documents)
    case 'conflict':
      return t('staffSiteEditor:errors.publishConflict', {
        name: documentLabel(site, outcome.document, drafts.get(outcome.document)),
      })
  }
}

const jsonOf = (
  documents: readonly (Pick<OpenDocument, 'name' | 'json'> | undefined)[],
): ReadonlyMap<string, Json> =>
  new Map(documents.flatMap((one) => (one === undefined ? [] : [[one.name, one.json]])))

const lastEntryOf = async ({ staff }: Services, subject: string) =>
  (await staff.audit.list({ limit: 1, subject })).entries[0]

const publish = async (services: Services, req: Request, res: Response): Promise<void> => {
  const posted = fieldsOf(req).flatMap(([name, value]) => (name === 'draft' ? [value] : []))
  const isPosted = (draft: Draft): boolean =>
    posted.some((id) => id.startsWith(`${draft.document}.`) && id === idOf(draft))
  const button = fieldOf(req, 'do')
  const moment = readMoment(services, req)
  const isPlanned = button === 'schedule' && typeof moment === 'number'
  const at = isPlanned ? moment : services.clock.now()
  const free = (await freeDrafts(services)).filter(isPosted)
  const opened = await openDrafts(services, req, free, at)
  const checked = fieldsOf(req).flatMap(([name, value]) => (name === 'checked' ? [value] : []))
  const note = cutText(cleanLine(fieldOf(req, 'note')), longestNote)
  const isChosen = ({ draft, isMine }: OpenDraft): boolean => isMine && isPosted(draft)
  const chosen = opened.filter(isChosen)
  const refuseWith = async (
    status: number,
    error: (site: StaffSite) => string,
    outcome?: Refused,
  ): Promise<void> => {
    const all = await openCandidates(services, req, isPosted, at)
    await show(services, req, res.status(status), all, {
      chosen: all.shown.filter(isChosen).map(({ name }) => name),
      note,
      checked,
      day: fieldOf(req, 'day'),
      hour: fieldOf(req, 'hour'),
      error,
      ...(outcome && { outcome }),
    })
  }
  const refuse = (
    key:
      | 'none'
      | 'note'
      | 'answer'
      | 'confirm'
      | 'form'
      | 'changed'
      | 'moment'
      | 'skipped'
      | 'past'
      | 'tooFar',
    status: number,
  ): Promise<void> => refuseWith(status, ({ t }) => t(`staffSiteEditor:errors.${key}`))
  if (button !== 'publish' && button !== 'schedule') return refuse('form', 422)
  // Enter in the day or hour presses the first button, which publishes now.
  if (button === 'publish' && [fieldOf(req, 'day'), fieldOf(req, 'hour')].join('').trim() !== '') {
    return refuseWith(422, ({ t }) =>
      t('staffSiteEditor:errors.planned', { later: t('staffSiteEditor:schedule.later') }),
    )
  }
  const answerPublished = (): void => {
    res.redirect(303, `${staffUrl('siteEditor')}?said=published`)
  }
  const answerScheduled = (): void => res.redirect(303, staffUrl('sitePublish'))
  if (chosen.length < posted.length) {
    if (chosen.length > 0) return refuse('changed', 409)
    // A double click sends the form again.
    if (button === 'publish' && (await isPublished(services, req, note))) return answerPublished()
    const isScheduled = (await lastEntryOf(services, fieldOf(req, 'id'))) !== undefined
    return button === 'schedule' && isScheduled ? answerScheduled() : refuse('changed', 409)
  }
  if (chosen.length === 0) return refuse('none', 422)
  if (note === '') return refuse('note', 422)
  const unapproved = chosen.filter((one) => !mayPublish(one)).map(({ name }) => name)
  if (unapproved.length > 0) return refuseWith(409, (site) => unapprovedTexts(site, unapproved))
  const answered = chosen.filter(isAnsweredAlone).length
  if (answered > 0 && fieldOf(req, 'answer') !== 'yes') return refuse('answer', 422)
  const toConfirm = chosen.flatMap(({ findings }) => idsToConfirm(findings))
  if (toConfirm.some((id) => !checked.includes(id))) return refuse('confirm', 422)
  const drafts = chosen.map(({ name, draft, findings }) => ({
    document: name,
    version: draft.version,
    confirmed: idsToConfirm(findings),
  }))
  const refuseOutcome = (outcome: Refused): Promise<void> =>
    refuseWith(
      outcome.status === 'refused' ? 422 : 409,
      (site) =>
        isPlanned && outcome.status === 'refused'
          ? site.t('staffSiteEditor:errors.notPlanned')
          : refusedTexts(site, outcome, jsonOf(chosen)),
      outcome,
    )
  const order = { drafts, note, answered }
  if (button === 'schedule') {
    if (typeof moment === 'string') return refuse(moment, 422)
    const planned = { ...order, id: readFormId(req), at: moment }
    const outcome = await services.editing.schedules.add(contentActOf(req), planned)
    if (outcome.status === 'past' || outcome.status === 'tooFar') return refuse(outcome.status, 422)
    return outcome.status === 'scheduled' ? answerScheduled() : refuseOutcome(outcome)
  }
  const outcome = await services.editing.publish(contentActOf(req), order)
  const isRepeated = outcome.status === 'changed' && (await isPublished(services, req, note))
  if (outcome.status !== 'published' && !isRepeated) return refuseOutcome(outcome)
  await services.editing.board.refresh()
  answerPublished()
}

/**
 * Returns whether the button was pressed before, as by a double click. A schedule that is neither
 * listed nor canceled has been published.
 */
const isDone = async (services: Services, schedule: string, button: string): Promise<boolean> => {
  const last = await lastEntryOf(services, schedule)
  if (last === undefined) return false
  if (last.action === 'contentUnscheduled') return button === 'remove'
  const isListed = (await services.editing.schedules.list()).some(({ id }) => id === schedule)
  return button === 'confirm' && !isListed
}

const changeSchedule = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { schedules, board } = services.editing
  const posted = readScheduleId(req)
  const schedule = (await schedules.list()).find(
    ({ id, version }) => id === posted.id && version === posted.version,
  )
  const scheduled = await Promise.all(
    (schedule?.drafts ?? []).map(({ document }) => openDraft(services, req, document)),
  )
  const refuse = async (
    error: (site: StaffSite) => string,
    { status = 409, outcome }: { readonly status?: number; readonly outcome?: Refused } = {},
  ): Promise<void> =>
    show(services, req, res.status(status), await openCandidates(services, req), {
      ...{ chosen: [], note: '', error },
      ...(outcome && { outcome }),
    })
  const button = fieldOf(req, 'do')
  const answerChanged = async (): Promise<void> => {
    if (await isDone(services, posted.id, button)) res.redirect(303, staffUrl('sitePublish'))
    else await refuse(({ t }) => t('staffSiteEditor:errors.changed'))
  }
  if (schedule === undefined || scheduled.some((one) => one?.isMine === false)) {
    return answerChanged()
  }
  if (button === 'remove') {
    const removed = await schedules.remove(contentActOf(req), schedule)
    if (removed === 'changed') return answerChanged()
  } else if (button === 'confirm') {
    const outcome = await schedules.confirm(contentActOf(req), schedule)
    if (outcome.status === 'changed') return answerChanged()
    if (outcome.status !== 'published')
      return refuse((site) => refusedTexts(site, outcome, jsonOf(scheduled)), { outcome })
    await board.refresh()
  } else return refuse(({ t }) => t('staffSiteEditor:errors.form'), { status: 422 })
  res.redirect(303, staffUrl('sitePublish'))
}

export const sitePublishController = (
  services: Services,
): Pick<StaffControllers, 'sitePublish'> => ({
  sitePublish: {
    get: async (req, res) => {
      const requested = queryOf(req).get('document')
      const all = await openCandidates(
        services,
        req,
        ({ document }) => documentAddress(document) === requested,
      )
      await show(services, req, res, all, {
        chosen: all.shown
          .filter(
            (one) =>
              mayPublish(one) &&
              (requested ?? documentAddress(one.name)) === documentAddress(one.name),
          )
          .map(({ name }) => name),
        note: '',
      })
    },
    post: [
      readStaffForm,
      (req, res) =>
        fieldOf(req, 'schedule') === ''
          ? publish(services, req, res)
          : changeSchedule(services, req, res),
    ],
  },
})

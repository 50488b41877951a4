import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { approvalStateOf } from '../../../services/content/approval/approvalState.js'
import type { Decided } from '../../../services/content/approval/approvals.js'
import { type Draft, draftDigest } from '../../../services/content/drafts.js'
import {
  documentAddress,
  openDocument,
  type OpenDocument,
} from '../../../services/content/editor/openDocument.js'
import { changesReviewed } from '../../../services/content/editor/reviewedChanges.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { cleanLine, cutText } from '../../../shared/forms/cleanText.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, signedInOf } from '../staffRequest.js'
import { accountNames } from './accountNames.js'
import { documentLabel } from './documentTexts.js'
import { approvalAccounts, approvalProps } from './siteApproval.js'
import { contentActOf, readDraftOf } from './siteAct.js'
import { changeProps, problemProps } from './siteChanges.js'
import { findingsOf } from './siteFindings.js'

const longestReason = 500

type Opened = OpenDocument & { readonly draft: Draft }

/** Returns the draft of a document if it changes medical or legal texts. */
const reviewed = (document: OpenDocument): Opened | undefined => {
  const { draft, published, json } = document
  return draft !== undefined && changesReviewed(document, published, json)
    ? { ...document, draft }
    : undefined
}

const openAny = async ({ editing }: Services, req: Request): Promise<OpenDocument> => {
  const document = await openDocument(editing, parameterOf(req, 'document'))
  if (document === undefined) throw notFound()
  return document
}

/** Opens a draft that changes medical or legal texts. @throws AppError 404 for other drafts */
const open = async (services: Services, req: Request): Promise<Opened> => {
  const document = reviewed(await openAny(services, req))
  if (document === undefined) throw notFound()
  return document
}

const reasonOf = (req: Request): string => cutText(cleanLine(fieldOf(req, 'reason')), longestReason)

const show = async (
  services: Services,
  req: Request,
  res: Response,
  document: Opened,
  error?: 'reason' | 'changed' | 'form' | 'ownDraft',
): Promise<void> => {
  const { name, draft, published, json } = document
  const { catalogue } = services.editing
  const nameOf = await accountNames(services, [...draft.authors, ...approvalAccounts(draft)])
  const state = approvalStateOf(catalogue, document, true)
  const findings = (await findingsOf(services, document)).filter(({ kind }) => kind !== 'advice')
  const isOwn = draft.authors.includes(signedInOf(req).account.id)
  const isOpen = !isOwn && state === 'asked'
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteApprovalPage', (site) => {
    const { t } = site
    const changes = changeProps(site, document, published, json)
    return {
      title: t('staffSiteEditor:approval.title', { name: documentLabel(site, name, json) }),
      address: staffUrl('siteApproval', { document: documentAddress(name) }),
      authors: t('staffSiteEditor:approval.authors', {
        names: draft.authors.map((id) => nameOf(site, id)).join(', '),
      }),
      approval: approvalProps(site, draft, state, nameOf),
      error: error === undefined ? undefined : t(`staffSiteEditor:errors.${error}`),
      isOwn,
      unsent: isOpen ? '' : reasonOf(req),
      form: isOpen
        ? {
            version: draft.version,
            digest: draftDigest(catalogue, draft),
            reason: reasonOf(req),
            isReasonMissing: error === 'reason',
          }
        : undefined,
      problems: problemProps(site, document, json, findings),
      reviewed: changes.filter(({ review }) => review !== undefined),
      others: changes.filter(({ review }) => review === undefined),
    }
  })
}

const showGone = (
  services: Services,
  req: Request,
  res: Response,
  { name, draft, json }: OpenDocument,
): Promise<void> => {
  const error = draft === undefined ? 'gone' : 'changed'
  return renderStaffPage(services, req, res, 'staff/siteEditor/SiteApprovalGonePage', (site) => ({
    title: site.t('staffSiteEditor:approval.title', { name: documentLabel(site, name, json) }),
    error: site.t(`staffSiteEditor:errors.${error}`),
    unsent: reasonOf(req),
  }))
}

const share = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { name } = await open(services, req)
  const token = await services.editing.previews.share(contentActOf(req), { documents: [name] })
  res.redirect(303, staffUrl('sitePreview', { token }))
}

const answer = async (
  services: Services,
  req: Request,
  res: Response,
  outcome: Decided,
  result: 'approved' | 'sentBack',
): Promise<void> => {
  if (outcome === 'decided') {
    res.redirect(303, `${staffUrl('siteEditor')}?said=${result}`)
    return
  }
  const document = await openAny(services, req)
  const draft = reviewed(document)
  res.status(outcome === 'ownDraft' ? 403 : 409)
  if (draft === undefined) await showGone(services, req, res, document)
  else await show(services, req, res, draft, outcome)
}

const decide = async (services: Services, req: Request, res: Response): Promise<void> => {
  const document = await openAny(services, req)
  const draft = reviewed(document)
  if (draft === undefined) {
    await showGone(services, req, res.status(409), document)
    return
  }
  const { approvals } = services
  const act = contentActOf(req)
  const read = readDraftOf(req, document.name)
  const button = fieldOf(req, 'do')
  if (button === 'approve') {
    await answer(services, req, res, await approvals.approve(act, read), 'approved')
    return
  }
  if (button !== 'sendBack') {
    await show(services, req, res.status(422), draft, 'form')
    return
  }
  const reason = reasonOf(req)
  if (reason === '') {
    await show(services, req, res.status(422), draft, 'reason')
    return
  }
  await answer(services, req, res, await approvals.sendBack(act, read, reason), 'sentBack')
}

export const siteApprovalController = (
  services: Services,
): Pick<StaffControllers, 'siteApproval'> => ({
  siteApproval: {
    get: async (req, res) => show(services, req, res, await open(services, req)),
    post: [
      readStaffForm,
      (req, res) => (fieldOf(req, 'do') === 'preview' ? share : decide)(services, req, res),
    ],
  },
})

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
import { contentActOf } from './siteAct.js'
import { changeProps, problemProps } from './siteChanges.js'
import { findingsOf } from './siteFindings.js'

const longestReason = 500

type Opened = OpenDocument & { readonly draft: Draft }

/** Opens a draft that changes medical or legal texts. @throws AppError 404 for other drafts */
const open = async ({ editing }: Services, req: Request): Promise<Opened> => {
  const document = await openDocument(editing, parameterOf(req, 'document'))
  const draft = document?.draft
  if (document === undefined || draft === undefined) throw notFound()
  if (!changesReviewed(document, document.published, document.json)) throw notFound()
  return { ...document, draft }
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
  const findings = (await findingsOf(services, document)).filter(({ kind }) => kind === 'confirm')
  const isOwn = draft.authors.includes(signedInOf(req).account.id)
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
      form:
        isOwn || state !== 'asked'
          ? undefined
          : {
              version: draft.version,
              digest: draftDigest(catalogue, draft),
              reason: reasonOf(req),
              isReasonMissing: error === 'reason',
            },
      problems: problemProps(site, document, json, findings),
      reviewed: changes.filter(({ review }) => review !== undefined),
      others: changes.filter(({ review }) => review === undefined),
    }
  })
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
  const status = outcome === 'ownDraft' ? 403 : 409
  await show(services, req, res.status(status), await open(services, req), outcome)
}

const decide = async (services: Services, req: Request, res: Response): Promise<void> => {
  const document = await open(services, req)
  const { approvals } = services
  const act = contentActOf(req)
  const read = {
    document: document.name,
    version: Number(fieldOf(req, 'version')),
    digest: fieldOf(req, 'digest'),
  }
  const button = fieldOf(req, 'do')
  if (button === 'approve') {
    await answer(services, req, res, await approvals.approve(act, read), 'approved')
    return
  }
  if (button !== 'sendBack') {
    await show(services, req, res.status(422), document, 'form')
    return
  }
  const reason = reasonOf(req)
  if (reason === '') {
    await show(services, req, res.status(422), document, 'reason')
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

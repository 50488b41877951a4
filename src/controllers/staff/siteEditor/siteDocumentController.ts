import { isDeepStrictEqual } from 'node:util'
import type { Request, Response } from 'express'
import { pageNames } from '../../../addresses/pageTable.js'
import { urlFor, urlForJob } from '../../../addresses/urlFor.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { approvalStateOf } from '../../../services/content/approval/approvalState.js'
import { mayChange } from '../../../services/content/editor/changeAccess.js'
import { documentChanges } from '../../../services/content/editor/documentChanges.js'
import {
  documentAddress,
  isAddable,
  nameOfAddress,
  openDocument,
  type OpenDocument,
  sectionsOfDocument,
  shownSections,
} from '../../../services/content/editor/openDocument.js'
import { isPreviewable } from '../../../services/content/editor/previewContent.js'
import { changesReviewed } from '../../../services/content/editor/reviewedChanges.js'
import { mayEdit } from '../../../services/content/editor/siteAccess.js'
import { sectionAt } from '../../../services/content/editor/siteSections.js'
import type { Problem } from '../../../services/content/documentType.js'
import { draftDigest } from '../../../services/content/drafts.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { cleanLine, cutText } from '../../../shared/forms/cleanText.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, queryOf, signedInOf } from '../staffRequest.js'
import { formatMoment } from '../staffDates.js'
import { accountNames } from './accountNames.js'
import { documentLabel, sectionLabel } from './documentTexts.js'
import { approvalAccounts, approvalProps } from './siteApproval.js'
import { changeProps, problemProps } from './siteChanges.js'
import { contentActOf, readDraftOf } from './siteAct.js'
import { longestNote } from './sitePublishController.js'
import { reviewProps } from './siteReviews.js'
import { findingsOf } from './siteFindings.js'

const open = async ({ editing }: Services, req: Request): Promise<OpenDocument> => {
  const document = await openDocument(editing, parameterOf(req, 'document'))
  const { roles } = signedInOf(req).account
  const isMine =
    document !== undefined &&
    sectionsOfDocument(document, document.json).some(({ key }) =>
      mayEdit(roles, document.name, key),
    )
  if (!isMine) throw notFound()
  return document
}

/** Returns whether the account may edit every section that the draft changes. */
const ownsDraft = (req: Request, document: OpenDocument): boolean =>
  mayChange(signedInOf(req).account.roles, document, document.published, document.json)

/**
 * Returns whether the account may keep what the site shows: it edits every section that the update
 * left for review, and the document is not a hidden job offer, which would be removed.
 */
const mayAcknowledge = ({ editing }: Services, req: Request, document: OpenDocument): boolean => {
  const { roles } = signedInOf(req).account
  const isPermanent = editing.catalogue.typeOf(document.name)?.isPermanent === true
  if (isPermanent && document.published === null) return false
  return editing.board
    .current()
    .review.every(
      (one) =>
        one.document !== document.name ||
        one.reason === 'unknownType' ||
        mayChange(roles, document, document.published, one.other),
    )
}

const publicAddress = (site: StaffSite, { type, id, published }: OpenDocument) => {
  const page = pageNames.find((one) => one === id)
  if (type === 'exam' || type === 'page') {
    return page === undefined ? undefined : urlFor(page, site.locale)
  }
  const job = site.content.jobs.find((one) => one.id === id)
  return type === 'job' && published !== null && job !== undefined
    ? urlForJob(job.slug, site.locale)
    : undefined
}

const results = ['jobAdded', 'asked', 'linkEnded'] as const
const warnings = ['changed', 'gone', 'nobody', 'notShown'] as const

interface Shown {
  readonly warning?: 'form' | 'notAsked' | 'newerBuild' | (typeof warnings)[number] | undefined
  /** Errors that prevented an approval request. */
  readonly errors?: readonly Problem[]
}

const show = async (
  services: Services,
  req: Request,
  res: Response,
  { warning, errors = [] }: Shown,
): Promise<void> => {
  const document = await open(services, req)
  const { name, draft, json, published } = document
  const { catalogue, board } = services.editing
  const shown = board.current()
  const isOwn = draft !== undefined && ownsDraft(req, document)
  const links = isOwn ? await services.editing.previews.of(name) : []
  const names = await accountNames(services, [
    ...(draft === undefined ? [] : [...draft.authors, ...approvalAccounts(draft)]),
    ...links.map(({ by }) => by),
  ])
  const approvers = await services.approvals.approvers()
  const approval = approvalStateOf(catalogue, document, approvers.length > 0)
  const findings = await findingsOf(services, document)
  const isFound = ({ path, rule }: Problem): boolean =>
    findings.some((one) => one.rule === rule && isDeepStrictEqual(one.path, path))
  const problems = [...errors.filter((error) => !isFound(error)), ...findings]
  const result = results.find((one) => one === queryOf(req).get('said'))
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteDocumentPage', (site) => {
    const { t } = site
    const address = documentAddress(name)
    const sections = sectionsOfDocument(document, json)
    const before = sectionsOfDocument(document, published ?? {})
    const changed = documentChanges(published ?? {}, json).map(({ path, after }) =>
      sectionAt(after === undefined ? before : sections, path),
    )
    return {
      title: documentLabel(site, name, json),
      address: staffUrl('siteDocument', { document: address }),
      see: publicAddress(site, document),
      sections: shownSections(document, json)
        .filter(({ key }) => mayEdit(site.account?.roles ?? [], name, key))
        .map((section) => ({
          href: staffUrl('siteSection', { document: address, section: section.key }),
          words: sectionLabel(site, section),
          changes: changed.filter((key) => key === section.key).length,
        })),
      draft:
        draft === undefined
          ? undefined
          : {
              version: draft.version,
              digest: draftDigest(catalogue, draft),
              isScheduled: draft.schedule !== null,
              isOwn,
              isNew: published === null,
              words: t('staffSiteEditor:document.changed', {
                moment: formatMoment(site, draft.changedAt),
                names: draft.authors.map((id) => names(site, id)).join(', '),
              }),
              approval: approvalProps(site, draft, approval, names),
              // A new offer is shown if a colleague changed it while the form was open.
              changes:
                published === null && warning !== 'changed'
                  ? []
                  : changeProps(site, document, published, json),
              links: links.map(({ id, by, createdAt, expiresAt }) => ({
                id,
                words: t('staffSiteEditor:document.link', {
                  name: names(site, by),
                  moment: formatMoment(site, createdAt),
                  end: formatMoment(site, expiresAt),
                }),
              })),
            },
      problems: problemProps(site, document, json, problems),
      reviews: reviewProps(site, document, shown.review),
      mayAcknowledge: mayAcknowledge(services, req, document),
      release: shown.release.number,
      news: {
        done: result === undefined ? [] : [t(`staffSiteEditor:news.${result}`)],
        warnings: warning === undefined ? [] : [t(`staffSiteEditor:errors.${warning}`)],
      },
    }
  })
}

const share = async (services: Services, req: Request, res: Response): Promise<void> => {
  const document = await open(services, req)
  const { name, draft } = document
  if (draft === undefined || !ownsDraft(req, document)) throw notFound()
  if (!isPreviewable(services.editing, draft)) {
    const address = staffUrl('siteDocument', { document: documentAddress(name) })
    res.redirect(303, `${address}?said=notShown`)
    return
  }
  const token = await services.editing.previews.share(contentActOf(req), { documents: [name] })
  res.redirect(303, staffUrl('sitePreview', { token }))
}

const drop = async (services: Services, req: Request, res: Response): Promise<void> => {
  const document = await open(services, req)
  const { name } = document
  const outcome = ownsDraft(req, document)
    ? await services.editing.drafts.drop(contentActOf(req), readDraftOf(req, name))
    : 'changed'
  const address = staffUrl('siteDocument', { document: documentAddress(name) })
  const warning = (await services.editing.drafts.find(name)) === undefined ? 'gone' : 'changed'
  res.redirect(
    303,
    outcome === 'dropped' ? `${staffUrl('siteEditor')}?said=dropped` : `${address}?said=${warning}`,
  )
}

const endLink = async (services: Services, req: Request, res: Response): Promise<void> => {
  const document = await open(services, req)
  const { previews } = services.editing
  const link = ownsDraft(req, document)
    ? (await previews.of(document.name)).find(({ id }) => id === fieldOf(req, 'link'))
    : undefined
  if (link !== undefined) await previews.revoke(contentActOf(req), link.id)
  const address = staffUrl('siteDocument', { document: documentAddress(document.name) })
  res.redirect(303, `${address}?said=linkEnded`)
}

const ask = async (services: Services, req: Request, res: Response): Promise<void> => {
  const document = await open(services, req)
  const { name, draft, published, json } = document
  if (draft === undefined || !changesReviewed(document, published, json)) throw notFound()
  const act = contentActOf(req)
  const refused = await services.editing.check(act, { drafts: [draft], note: '' })
  const errors =
    refused?.status === 'refused' ? refused.problems.filter((one) => one.document === name) : []
  if (errors.length > 0) {
    await show(services, req, res.status(422), { warning: 'notAsked', errors })
    return
  }
  const outcome = await services.approvals.ask(act, readDraftOf(req, name))
  const address = staffUrl('siteDocument', { document: documentAddress(name) })
  res.redirect(303, `${address}?said=${outcome}`)
}

const refuseForm = (services: Services, req: Request, res: Response): Promise<void> =>
  show(services, req, res.status(422), { warning: 'form' })

/** Returns whether the form is about a new offer that has been removed since. */
const isRemoved = async ({ editing }: Services, req: Request): Promise<boolean> => {
  const address = parameterOf(req, 'document')
  const name = nameOfAddress(address)
  const { roles } = signedInOf(req).account
  return (
    isAddable(name) &&
    mayEdit(roles, name, 'all') &&
    (await openDocument(editing, address)) === undefined
  )
}

const acknowledge = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing } = services
  const document = await open(services, req)
  if (!mayAcknowledge(services, req, document)) throw notFound()
  const outcome = await editing.acknowledge(contentActOf(req), {
    document: document.name,
    seen: Number(fieldOf(req, 'release')),
    note: cutText(cleanLine(fieldOf(req, 'note')), longestNote),
  })
  if (outcome.status === 'changed' || outcome.status === 'newerBuild') {
    await show(services, req, res.status(409), { warning: outcome.status })
    return
  }
  await editing.board.refresh()
  res.redirect(303, `${staffUrl('siteEditor')}?said=reviewed`)
}

const actions = new Map([
  ['acknowledge', acknowledge],
  ['drop', drop],
  ['preview', share],
  ['endLink', endLink],
  ['ask', ask],
])

export const siteDocumentController = (
  services: Services,
): Pick<StaffControllers, 'siteDocument'> => ({
  siteDocument: {
    get: (req, res) =>
      show(services, req, res, {
        warning: warnings.find((one) => one === queryOf(req).get('said')),
      }),
    post: [
      readStaffForm,
      async (req, res) => {
        if (await isRemoved(services, req)) {
          res.redirect(303, `${staffUrl('siteEditor')}?said=gone`)
          return
        }
        await (actions.get(fieldOf(req, 'do')) ?? refuseForm)(services, req, res)
      },
    ],
  },
})

import {
  type ApprovalState,
  awaitsApproval,
} from '../../../services/content/approval/approvalState.js'
import type { Draft } from '../../../services/content/drafts.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ApprovalProps } from '../../../views/staff/siteEditor/ApprovalNote.js'
import { formatMoment } from '../staffDates.js'
import type { accountNames } from './accountNames.js'
import { documentLabel } from './documentTexts.js'

type NameOf = Awaited<ReturnType<typeof accountNames>>

interface Made {
  readonly by: string
  readonly at: number
}

/** Ids of the accounts named by `approvalProps`. */
export const approvalAccounts = ({ asked, sentBack, approval }: Draft): readonly string[] =>
  [asked, sentBack, approval].flatMap((made) => (made === null ? [] : [made.by]))

/** Describes the approval state of a draft; `undefined` if it needs none. */
export const approvalProps = (
  site: StaffSite,
  { asked, sentBack, approval }: Draft,
  state: ApprovalState,
  nameOf: NameOf,
): ApprovalProps | undefined => {
  if (state === 'notNeeded') return undefined
  const { t } = site
  const made = { asked, approved: approval, sentBack, open: null, unavailable: null }[state]
  const values = ({ by, at }: Made) => ({ name: nameOf(site, by), moment: formatMoment(site, at) })
  return {
    state,
    words: t(
      `staffSiteEditor:approval.states.${state}`,
      made === null ? { name: '', moment: '' } : values(made),
    ),
    reason: awaitsApproval(state) ? sentBack?.reason : undefined,
    mayAsk: state === 'open' || state === 'sentBack',
  }
}

/** Returns an error message that lists the drafts a second person must approve first. */
export const unapprovedTexts = (site: StaffSite, documents: readonly string[]): string =>
  site.t('staffSiteEditor:errors.unapproved', {
    names: documents.map((document) => documentLabel(site, document)).join(', '),
  })

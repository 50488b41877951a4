import { localMoment } from '../clinic/openHours.js'
import { type ContactParts, contactFacts } from '../contact/contact.js'
import type { StaffAccess } from '../staff/openStaffAccess.js'
import { requestPages } from '../submissions/submissionEmails.js'
import { createMyRequest, type MyRequest, type MyRequestParts } from './myRequest.js'
import { createMyRequestEmails, type MyRequestEmailViews } from './myRequestEmails.js'

interface Parts
  extends Pick<ContactParts, 'clinic' | 'facts' | 'origin' | 'from' | 'desk'>,
    Pick<
      MyRequestParts,
      'records' | 'find' | 'outbox' | 'clock' | 'retention' | 'limitAcknowledgements'
    > {
  readonly access: Pick<StaffAccess, 'accounts' | 'audit' | 'requestLinks' | 'requestAddress'>
  readonly views: MyRequestEmailViews
}

export const openMyRequest = (parts: Parts): MyRequest => {
  const { access, clinic, origin } = parts
  return createMyRequest({
    ...parts,
    audit: access.audit,
    links: access.requestLinks,
    addressOf: access.requestAddress,
    dayOf: (at) => localMoment(clinic, new Date(at)).date,
    hasDesk: async () => (await access.accounts.list()).some(({ roles }) => roles.includes('desk')),
    emails: createMyRequestEmails({
      ...parts,
      facts: contactFacts(parts),
      pageOf: requestPages(origin).pageOf,
      momentOf: (at) => localMoment(clinic, new Date(at)),
    }),
  })
}

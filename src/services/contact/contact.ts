import type { Mailbox } from '../adapters/email/emailTransport.js'
import type { Facts } from '../clinic/facts.js'
import type { Clinic } from '../clinic/readClinic.js'
import { emailFacts, requestPages } from '../submissions/submissionEmails.js'
import {
  createSubmissions,
  type Submissions,
  type SubmissionsParts,
} from '../submissions/submissions.js'
import {
  type ContactEmailFacts,
  type ContactEmailViews,
  createContactEmails,
  type LinkToRequest,
} from './contactEmails.js'
import { type ContactRequest, contactKind } from './contactRequest.js'
import { promisedAnswer, visitAnswer } from './visitAnswer.js'

export interface ContactParts extends Omit<SubmissionsParts<ContactRequest>, 'kind' | 'emails'> {
  readonly clinic: Clinic
  readonly facts: Facts
  readonly origin: string
  readonly views: ContactEmailViews
  readonly from: Mailbox
  readonly desk: Mailbox
  readonly linkTo: LinkToRequest
}

export const createContact = (parts: ContactParts): Submissions<ContactRequest> => {
  const emails = createContactEmails({
    ...parts,
    facts: contactFacts(parts),
    pages: requestPages(parts.origin),
  })
  return createSubmissions({
    ...parts,
    kind: contactKind,
    emails: async (request) => emails(request, await parts.linkTo(request)),
  })
}

export const contactFacts = ({
  clinic,
  facts,
}: Pick<ContactParts, 'clinic' | 'facts'>): ContactEmailFacts => ({
  ...emailFacts(clinic, facts),
  callBackDelay: facts.of('callbackDelay'),
  callBackBy: (received) => promisedAnswer(clinic, received),
  visitAnswer: (visit, sent) => visitAnswer(visit, clinic, sent),
})

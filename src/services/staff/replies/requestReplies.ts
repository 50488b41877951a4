import { addEvent } from '../requests/changeDesk.js'
import { type DeskRequest, isOpen } from '../requests/deskRecord.js'
import type { StaffRequests } from '../requests/staffRequests.js'
import type { ReplySource } from './reply.js'

/** Replies of the desk to contact requests: whoever writes has the request, unless a colleague does. */
export const requestReplies = (
  requests: Pick<StaffRequests, 'find'>,
): ReplySource<DeskRequest> => ({
  about: 'requests',
  find: (reference) => requests.find(reference),
  addresseeOf: ({ recordId, version, expiresAt, request, desk: { events } }) => ({
    recordId,
    version,
    expiresAt,
    reference: request.reference,
    email: request.email,
    locale: request.preferredLanguage,
    replies: events.filter((event) => event.kind === 'reply'),
  }),
  noteSent: (found, event, thenWait) => {
    const { state, assignee } = found.desk
    return addEvent(found, event, {
      state: thenWait && isOpen(state) ? 'waiting' : state,
      assignee: assignee ?? event.by,
    })
  },
  noteTakenBack: (found, event) => {
    const { desk } = found
    const events = desk.events.filter((one) => one.kind !== 'reply' || one.email !== event.email)
    return addEvent({ ...found, desk: { ...desk, events } }, event)
  },
})

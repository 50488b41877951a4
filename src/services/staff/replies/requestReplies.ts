import { addEvents } from '../requests/changeDesk.js'
import { type Desk, type DeskEvent, type DeskRequest, isOpen } from '../requests/deskRecord.js'
import { linkVersionOf } from '../requests/requestHistory.js'
import type { RequestAddress } from '../requests/requestLink.js'
import type { StaffRequests } from '../requests/staffRequests.js'
import type { ReplySource } from './reply.js'
import { knownLocale } from '../../../addresses/locales.js'

const placeBefore = ({ events }: Desk, isSent: (event: DeskEvent) => boolean) => {
  const position = events.findIndex(isSent)
  const sent = events[position]
  const isMoved = events.slice(position + 1).some(({ kind }) => kind !== 'note')
  return sent?.kind === 'reply' && !isMoved ? sent.before : undefined
}

/** Replies to contact requests; the author becomes the assignee of an unassigned request. */
export const requestReplies = (
  requests: Pick<StaffRequests, 'find'>,
  addressOf: RequestAddress,
): ReplySource<DeskRequest> => ({
  about: 'requests',
  find: (reference) => requests.find(reference),
  addresseeOf: ({ recordId, version, expiresAt, request, desk: { events } }) => ({
    recordId,
    version,
    expiresAt,
    reference: request.reference,
    email: request.email,
    locale: knownLocale(request.preferredLanguage),
    link: addressOf(request, linkVersionOf({ events })),
    replies: events.filter((event) => event.kind === 'reply'),
    events,
    takenBack: events.flatMap((event) => (event.kind === 'replyTakenBack' ? event.email : [])),
  }),
  noteSent: (found, event, thenWait) => {
    const { state, assignee } = found.desk
    return addEvents(found, [{ ...event, before: { state, assignee } }], {
      state: thenWait && isOpen(state) ? 'waiting' : state,
      assignee: assignee ?? event.by,
    })
  },
  noteTakenBack: (found, event) => {
    const { desk } = found
    const isSent = (one: DeskEvent) => one.kind === 'reply' && one.email === event.email
    const events = desk.events.filter((one) => !isSent(one))
    return addEvents({ ...found, desk: { ...desk, events } }, [event], placeBefore(desk, isSent))
  },
})

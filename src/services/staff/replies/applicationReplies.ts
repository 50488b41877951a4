import type { DeskApplication } from '../applications/applicationDesk.js'
import { addApplicationEvent } from '../applications/changeApplication.js'
import type { StaffApplications } from '../applications/staffApplications.js'
import type { ReplySource } from './reply.js'
import { knownLocale } from '../../../addresses/locales.js'

export const applicationReplies = (
  applications: Pick<StaffApplications, 'find'>,
): ReplySource<DeskApplication> => ({
  about: 'applications',
  find: (reference) => applications.find(reference),
  addresseeOf: ({ recordId, version, expiresAt, application, desk: { events } }) => ({
    recordId,
    version,
    expiresAt,
    reference: application.reference,
    email: application.email,
    locale: knownLocale(application.locale),
    replies: events.filter((event) => event.kind === 'reply'),
    events,
    takenBack: events.flatMap((event) => (event.kind === 'replyTakenBack' ? event.email : [])),
  }),
  noteSent: addApplicationEvent,
  noteTakenBack: (found, event) => {
    const { desk } = found
    const events = desk.events.filter((one) => one.kind !== 'reply' || one.email !== event.email)
    return addApplicationEvent({ ...found, desk: { ...desk, events } }, event)
  },
})

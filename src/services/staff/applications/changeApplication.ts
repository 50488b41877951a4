import type { Retention } from '../../../config/retention.js'
import { type Changes, fieldsSchema } from '../../adapters/records/records.js'
import type { SiteContent } from '../../content/siteContent.js'
import { applicationEnd, closingDay, isOfferKnown } from '../../careers/application.js'
import { second } from '../../../shared/time/durations.js'
import {
  type ApplicationState,
  applicationStates,
  isOpenApplication,
  undoSeconds,
} from '../../../shared/staff/deskChoices.js'
import type { ChangeContext } from '../changes/recordChanges.js'
import type { ApplicationDesk, KnownApplicationEvent, DeskApplication } from './applicationDesk.js'
import { storedEvents } from '../changes/unknownEvent.js'
import { isKnown } from '../../../shared/language/storedChoices.js'

export type ApplicationChange =
  | { readonly kind: 'state'; readonly state: ApplicationState }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'consentEnded' }

export const applicationEvent = (
  change: ApplicationChange,
  { by, now }: ChangeContext,
): KnownApplicationEvent => ({ at: now, by, ...change })

const changesTo = (desk: ApplicationDesk, keepForOthers: boolean): Changes => ({
  fields: fieldsSchema.parse({
    desk: { ...desk, events: storedEvents(desk.events) },
    keepForOthers,
  }),
})

const decidedAt = ({ state, events }: Pick<ApplicationDesk, 'state' | 'events'>) =>
  isOpenApplication(state) ? undefined : events.findLast(({ kind }) => kind === 'state')?.at

interface EndParts {
  readonly content: Pick<SiteContent, 'jobs'>
  readonly retention: Retention
}

/** Returns the new deletion time. Unchanged for spam and unknown states, to avoid an early deletion. */
const endOf = (
  { application, expiresAt }: DeskApplication,
  desk: ApplicationDesk,
  keepForOthers: boolean,
  { retention, content: { jobs } }: EndParts,
): Pick<Changes, 'dueAt'> => {
  if (application.suspected.length > 0 || !isKnown(applicationStates, desk.state)) return {}
  const decided = decidedAt(desk)
  const { offer } = application
  // The offer may have been extended, or deleted after its closing day.
  const offerCloses = closingDay(jobs, offer) ?? application.offerCloses
  const dated = { ...application, ...(offerCloses === undefined ? {} : { offerCloses }) }
  const dueAt = applicationEnd({ ...dated, keepForOthers }, retention, decided)
  const isClosingKnown =
    isOfferKnown(jobs, offer) || offerCloses !== undefined || decided !== undefined
  const isSameConsent = keepForOthers === application.keepForOthers
  return { dueAt: isClosingKnown || !isSameConsent ? dueAt : Math.max(dueAt, expiresAt ?? 0) }
}

const changesWithEnd = (
  found: DeskApplication,
  desk: ApplicationDesk,
  keepForOthers: boolean,
  parts: EndParts,
): Changes => ({
  ...changesTo(desk, keepForOthers),
  ...endOf(found, desk, keepForOthers, parts),
})

export const changeApplication = (
  before: DeskApplication,
  change: ApplicationChange,
  context: ChangeContext,
  parts: EndParts,
): Changes => {
  const { desk } = before
  const { keepForOthers } = before.application
  const after = {
    ...desk,
    state: change.kind === 'state' ? change.state : desk.state,
    events: [...desk.events, applicationEvent(change, context)],
    undo: {
      until: context.now + undoSeconds * second,
      by: context.by.id,
      state: desk.state,
      events: desk.events.length,
      keepForOthers,
    },
  }
  const isStillKept = change.kind === 'consentEnded' ? false : keepForOthers
  return changesWithEnd(before, after, isStillKept, parts)
}

/** Adds an event that cannot be undone, such as an email sent or recalled. */
export const addApplicationEvent = (
  { desk, application: { keepForOthers } }: DeskApplication,
  event: KnownApplicationEvent,
): Changes => changesTo({ ...desk, events: [...desk.events, event], undo: null }, keepForOthers)

export const undoApplication = (found: DeskApplication, parts: EndParts): Changes | undefined => {
  const { undo, events } = found.desk
  if (undo === null) return undefined
  const before = {
    ...found.desk,
    state: undo.state,
    // Preserves events added later by another release.
    events: events.filter(({ kind }, place) => place < undo.events || kind === 'unknown'),
    undo: null,
    undone: { version: found.version, by: undo.by },
  }
  return changesWithEnd(found, before, undo.keepForOthers, parts)
}

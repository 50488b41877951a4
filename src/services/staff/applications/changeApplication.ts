import { type Changes, fieldsSchema } from '../../adapters/records/records.js'
import { second } from '../../time/durations.js'
import { undoSeconds } from '../changes/changeChoices.js'
import type { ChangeContext } from '../changes/recordChanges.js'
import type { ApplicationState } from './applicationChoices.js'
import type { ApplicationDesk, ApplicationEvent, DeskApplication } from './applicationDesk.js'

/** What HR does with one application. */
export type ApplicationChange =
  | { readonly kind: 'state'; readonly state: ApplicationState }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'consentEnded' }

/** What a change adds to what was done. */
export const applicationEvent = (
  change: ApplicationChange,
  { by, now }: ChangeContext,
): ApplicationEvent => ({ at: now, by, ...change })

const changesTo = (desk: ApplicationDesk, keepForOthers: boolean): Changes => ({
  fields: fieldsSchema.parse({ desk, keepForOthers }),
})

/** What a change writes into the record. */
export const changeApplication = (
  { desk, application: { keepForOthers } }: DeskApplication,
  change: ApplicationChange,
  context: ChangeContext,
): Changes =>
  changesTo(
    {
      state: change.kind === 'state' ? change.state : desk.state,
      events: [...desk.events, applicationEvent(change, context)],
      undo: {
        until: context.now + undoSeconds * second,
        by: context.by.id,
        state: desk.state,
        events: desk.events.length,
        keepForOthers,
      },
    },
    change.kind === 'consentEnded' ? false : keepForOthers,
  )

/** Adds what was done beside an application: an email was written, or taken back. It cannot be undone. */
export const addApplicationEvent = (
  { desk, application: { keepForOthers } }: DeskApplication,
  event: ApplicationEvent,
): Changes => changesTo({ ...desk, events: [...desk.events, event], undo: null }, keepForOthers)

/** What undoing the last change writes into the record; nothing when there is none. */
export const undoApplication = ({
  desk: { undo, events },
}: DeskApplication): Changes | undefined =>
  undo === null
    ? undefined
    : changesTo(
        { state: undo.state, events: events.slice(0, undo.events), undo: null },
        undo.keepForOthers,
      )

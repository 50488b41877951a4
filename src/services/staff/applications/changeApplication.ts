import { isDeepStrictEqual } from 'node:util'
import { type Changes, fieldsSchema } from '../../adapters/records/records.js'
import { second } from '../../time/durations.js'
import type { Colleague } from '../colleague.js'
import { type ApplicationState, undoSeconds } from './applicationChoices.js'
import type { ApplicationDesk, DeskApplication } from './applicationDesk.js'

/** What HR does with one application. */
export type ApplicationChange =
  | { readonly kind: 'state'; readonly state: ApplicationState }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'consentEnded' }

/** Who changes it, and when. */
export interface ChangeContext {
  readonly by: Colleague
  readonly now: number
}

const changesTo = (desk: ApplicationDesk, keepForOthers: boolean): Changes => ({
  fields: fieldsSchema.parse({ desk, keepForOthers }),
})

/** What a change writes into the record. */
export const changeApplication = (
  { desk, application: { keepForOthers } }: DeskApplication,
  change: ApplicationChange,
  { by, now }: ChangeContext,
): Changes =>
  changesTo(
    {
      state: change.kind === 'state' ? change.state : desk.state,
      events: [...desk.events, { at: now, by, ...change }],
      undo: {
        until: now + undoSeconds * second,
        by: by.id,
        state: desk.state,
        events: desk.events.length,
        keepForOthers,
      },
    },
    change.kind === 'consentEnded' ? false : keepForOthers,
  )

/** Whether this person may still undo the last change. */
export const mayUndo = ({ desk: { undo } }: DeskApplication, staffId: string, now: number) =>
  undo !== null && undo.by === staffId && now < undo.until

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

/** Whether the last thing done is this very change: a double click, or a page that was sent again. */
export const isRepeated = (
  { desk: { events } }: DeskApplication,
  change: ApplicationChange,
  { by, now }: ChangeContext,
): boolean => {
  const last = events.at(-1)
  if (last === undefined || last.by.id !== by.id || now - last.at > undoSeconds * second) {
    return false
  }
  return isDeepStrictEqual({ at: last.at, by: last.by, ...change }, last)
}

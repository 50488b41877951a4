import type { Request } from 'express'
import { cleanLines } from '../../../services/forms/cleanText.js'
import {
  isApplicationState,
  longestNote,
} from '../../../services/staff/applications/applicationChoices.js'
import type { ApplicationChange } from '../../../services/staff/applications/changeApplication.js'
import { fieldOf, fieldsOf } from '../staffForm.js'

/** What is wrong with what was typed. */
export type NoteError = 'empty' | 'tooLong'

export type ChangeReading =
  | { readonly status: 'change'; readonly change: ApplicationChange }
  | { readonly status: 'error'; readonly error: NoteError }
  /** No button of ours was pressed. */
  | { readonly status: 'nothing' }

const readNote = (written: string): ChangeReading => {
  const text = cleanLines(written)
  if (text === '') return { status: 'error', error: 'empty' }
  if (text.length > longestNote) return { status: 'error', error: 'tooLong' }
  return { status: 'change', change: { kind: 'note', text } }
}

/** Which change a form asks for, by the button that was pressed. */
export const readApplicationChange = (req: Request): ChangeReading => {
  const state: unknown = fieldOf(req, 'state')
  if (isApplicationState(state)) return { status: 'change', change: { kind: 'state', state } }
  if (fieldOf(req, 'consent') === 'ended') {
    return { status: 'change', change: { kind: 'consentEnded' } }
  }
  const note = fieldsOf(req).find(([name]) => name === 'note')
  return note === undefined ? { status: 'nothing' } : readNote(note[1])
}

/** The same as fields of a form, to be sent once more. */
export const writeApplicationChange = (
  change: ApplicationChange,
): readonly (readonly [name: string, value: string])[] => {
  switch (change.kind) {
    case 'state':
      return [['state', change.state]]
    case 'note':
      return [['note', change.text]]
    case 'consentEnded':
      return [['consent', 'ended']]
  }
}

import type { Request } from 'express'
import { isApplicationState } from '../../../shared/staff/deskChoices.js'
import type { ApplicationChange } from '../../../services/staff/applications/changeApplication.js'
import { fieldOf, fieldsOf, type NoteError, readNote } from '../staffForm.js'

export type ChangeReading =
  | { readonly status: 'change'; readonly change: ApplicationChange }
  | { readonly status: 'error'; readonly error: NoteError }
  | { readonly status: 'nothing' }

export const readApplicationChange = (req: Request): ChangeReading => {
  const state: unknown = fieldOf(req, 'state')
  if (isApplicationState(state)) return { status: 'change', change: { kind: 'state', state } }
  if (fieldOf(req, 'consent') === 'ended') {
    return { status: 'change', change: { kind: 'consentEnded' } }
  }
  const note = fieldsOf(req).find(([name]) => name === 'note')
  return note === undefined ? { status: 'nothing' } : readNote(note[1])
}

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

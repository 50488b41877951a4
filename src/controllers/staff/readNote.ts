import { cleanLines } from '../../shared/forms/cleanText.js'
import { longestNote } from '../../shared/staff/changeChoices.js'

export type NoteError = 'noteEmpty' | 'noteTooLong' | 'noteFull'

export type NoteReading =
  | {
      readonly status: 'change'
      readonly change: { readonly kind: 'note'; readonly text: string }
    }
  | { readonly status: 'error'; readonly error: NoteError }

export const readNote = (typed: string): NoteReading => {
  const text = cleanLines(typed)
  if (text === '') return { status: 'error', error: 'noteEmpty' }
  if (text.length > longestNote) return { status: 'error', error: 'noteTooLong' }
  return { status: 'change', change: { kind: 'note', text } }
}

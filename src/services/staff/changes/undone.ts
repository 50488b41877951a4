import * as z from 'zod'
import { storedObject } from '../../adapters/records/storedValue.js'

/** The last undo, to recognise its repetition. */
export const undoneSchema = storedObject({ version: z.int(), by: z.string() })
export type Undone = z.infer<typeof undoneSchema>

import * as z from 'zod'
import { storedObject } from '../../adapters/records/storedValue.js'

/** What was undone last, which a double click asks for again: the version that it was, and by whom. */
export const undoneSchema = storedObject({ version: z.int(), by: z.string() })
export type Undone = z.infer<typeof undoneSchema>

import * as z from 'zod'
import { storedObject } from '../../adapters/records/storedValue.js'

export const undoneSchema = storedObject({ version: z.int(), by: z.string() })
export type Undone = z.infer<typeof undoneSchema>

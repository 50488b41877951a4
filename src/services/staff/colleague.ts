import * as z from 'zod'
import { storedObject } from '../adapters/records/storedValue.js'
import type { SignedIn } from './staffAccount.js'

/** A staff member in a history. The name is stored, because the account may be deleted. */
export const colleagueSchema = storedObject({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof colleagueSchema>

export const colleagueOf = ({ account: { id, name } }: SignedIn): Colleague => ({ id, name })

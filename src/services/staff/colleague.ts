import * as z from 'zod'
import { storedObject } from '../adapters/records/storedValue.js'
import type { SignedIn } from './staffAccount.js'

/** Somebody of the staff, as records keep them: accounts may go, names beside what was done stay. */
export const colleagueSchema = storedObject({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof colleagueSchema>

export const colleagueOf = ({ account: { id, name } }: SignedIn): Colleague => ({ id, name })

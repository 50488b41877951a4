import * as z from 'zod'
import { storedObject } from '../../adapters/records/storedValue.js'

/** A passkey of an account, as it is stored with it; the private half never leaves the person's device. */
export const passkeySchema = storedObject({
  /** As the device names it, in base64url. */
  id: z.string(),
  /** COSE key in base64url. */
  publicKey: z.string(),
  /** How often the device says that it was used; 0 for ever where it does not count. */
  counter: z.int(),
  /** As its person calls it. */
  name: z.string(),
  createdAt: z.int(),
  usedAt: z.int().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

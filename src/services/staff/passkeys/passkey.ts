import * as z from 'zod'
import { storedObject } from '../../adapters/records/storedValue.js'

/** A passkey stored with its account; the private key never leaves the device. */
export const passkeySchema = storedObject({
  id: z.string(),
  publicKey: z.string(),
  /** Signature counter; always 0 on devices that do not count. */
  counter: z.int(),
  name: z.string(),
  createdAt: z.int(),
  usedAt: z.int().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

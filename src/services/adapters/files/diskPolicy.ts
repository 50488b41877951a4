import { z } from 'zod'
import type { Signer } from '../../signer.js'
import type { Announced } from './files.js'

/*
 * The embedded store's own policy, as strict as that of a presigned POST: the fields say what may be
 * sent, the policy repeats it with an end, and the signature covers the policy.
 */

const purpose = 'upload-policy'

const policySchema = z.object({
  key: z.string(),
  type: z.string(),
  size: z.int(),
  expires: z.int(),
})

const fieldsSchema = z.strictObject({
  key: z.string(),
  'Content-Type': z.string(),
  success_action_status: z.literal('201'),
  policy: z.string(),
  signature: z.string(),
})

export type DiskFields = z.infer<typeof fieldsSchema>

/** @param expires milliseconds since 1970 */
export const signPolicy = (
  { key, type, size }: Announced,
  expires: number,
  signer: Signer,
): DiskFields => {
  const policy = Buffer.from(JSON.stringify({ key, type, size, expires })).toString('base64url')
  return {
    key,
    'Content-Type': type,
    success_action_status: '201',
    policy,
    signature: signer.sign(purpose, policy),
  }
}

/** What the fields allow now; nothing when they are not ours, were changed, or are too old. */
export const readPolicy = (fields: unknown, now: number, signer: Signer): Announced | undefined => {
  const told = fieldsSchema.safeParse(fields)
  if (!told.success) return undefined
  const { key, 'Content-Type': type, policy, signature } = told.data
  if (!signer.isSigned(purpose, policy, signature)) return undefined
  const said = policySchema.parse(JSON.parse(Buffer.from(policy, 'base64url').toString()))
  const isRight = said.key === key && said.type === type && now < said.expires
  return isRight ? { key, type, size: said.size } : undefined
}

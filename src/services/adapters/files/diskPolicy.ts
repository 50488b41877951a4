import * as z from 'zod'
import type { Signer } from '../../http/signer.js'
import type { Announced } from './files.js'

/* Policy of the embedded store, like a presigned POST of S3: signed fields with an expiry. */

const purpose = 'upload-policy'

const policySchema = z.object({
  key: z.string(),
  type: z.string(),
  size: z.int(),
  least: z.int().optional(),
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

/** Signs an upload. @param expires milliseconds since 1970 */
export const signPolicy = (
  { key, type, size, least }: Announced,
  expires: number,
  signer: Signer,
): DiskFields => {
  const policy = Buffer.from(JSON.stringify({ key, type, size, least, expires })).toString(
    'base64url',
  )
  return {
    key,
    'Content-Type': type,
    success_action_status: '201',
    policy,
    signature: signer.sign(purpose, policy),
  }
}

export const readPolicy = (fields: unknown, now: number, signer: Signer): Announced | undefined => {
  const parsed = fieldsSchema.safeParse(fields)
  if (!parsed.success) return undefined
  const { key, 'Content-Type': type, policy, signature } = parsed.data
  if (!signer.isSigned(purpose, policy, signature)) return undefined
  const signed = policySchema.parse(JSON.parse(Buffer.from(policy, 'base64url').toString()))
  const isRight = signed.key === key && signed.type === type && now < signed.expires
  if (!isRight) return undefined
  const { size, least } = signed
  return { key, type, size, ...(least === undefined ? {} : { least }) }
}

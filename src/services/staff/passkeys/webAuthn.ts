import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as z from 'zod'
import { minute } from '../../../shared/time/durations.js'
import type { Passkey } from './passkey.js'

/** Loads the library on first use, because its certificate parsers take half a second to load. */
const library = () => import('@simplewebauthn/server')

/** Timeout of the browser dialog, shorter than the challenge's lifetime. */
const timeout = 4 * minute

/** Relying party: passkeys are bound to its host. */
export interface RelyingParty {
  readonly origin: string
  readonly id: string
}

export const relyingPartyOf = (origin: string): RelyingParty => ({
  origin,
  id: new URL(origin).hostname,
})

interface PasskeyOwner {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passkeys: readonly Pick<Passkey, 'id'>[]
}

export const creationOptions = async (
  { id: rpID }: RelyingParty,
  { id, email, name, passkeys }: PasskeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    timeout,
    // Requests no attestation: the device model is not needed, and it could identify the person.
    attestationType: 'none',
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id })),
    // Requires a discoverable passkey with user verification, which provides two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Returns options of a signature request; without `passkeys`, the device offers all it has for this site. */
export const requestOptions = async (
  { id: rpID }: RelyingParty,
  passkeys: readonly Pick<Passkey, 'id'>[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID,
    timeout,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id }) => ({ id })),
  })
}

const named = { id: z.string(), rawId: z.string(), type: z.literal('public-key') }
const extensions = z.object({}).default({})

const createdSchema = z.object({
  ...named,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
  clientExtensionResults: extensions,
}) satisfies z.ZodType<RegistrationResponseJSON>

const signedSchema = z.object({
  ...named,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().exactOptional(),
  }),
  clientExtensionResults: extensions,
}) satisfies z.ZodType<AuthenticationResponseJSON>

const parse = <Value>(schema: z.ZodType<Value>, text: string): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export interface SignedByPasskey {
  readonly id: string
  readonly owner: string | undefined
  readonly response: AuthenticationResponseJSON
}

export const readSigned = (text: string): SignedByPasskey | undefined => {
  const response = parse(signedSchema, text)
  if (response === undefined) return undefined
  const handle = response.response.userHandle
  const owner = handle === undefined ? undefined : Buffer.from(handle, 'base64url').toString('utf8')
  return { id: response.id, owner, response }
}

/** Returns the new counter; `undefined` for an invalid signature or a lower counter (cloned device). */
export const verifySigned = async (
  { origin, id }: RelyingParty,
  challenge: string,
  passkey: Passkey,
  { response }: SignedByPasskey,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Maps every library error to one generic failure.
    return undefined
  }
}

export const verifyCreated = async (
  { origin, id }: RelyingParty,
  challenge: string,
  text: string,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> => {
  const response = parse(createdSchema, text)
  if (response === undefined) return undefined
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    }
  } catch {
    return undefined
  }
}

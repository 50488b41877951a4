import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as z from 'zod'
import { minute } from '../../../shared/time/durations.js'
import type { Passkey } from './passkey.js'

/* What browsers and devices say to each other about passkeys, by `@simplewebauthn/server`. */

/** Loaded when somebody first uses a passkey: its parsers of certificates take half a second to load. */
const library = () => import('@simplewebauthn/server')

/** How long the browser asks; shorter than the challenge lives. */
const timeout = 4 * minute

/** The site, as passkeys are bound to it: a passkey answers no other host. */
export interface RelyingParty {
  /** Scheme and host. */
  readonly origin: string
  /** The host alone. */
  readonly id: string
}

export const relyingPartyOf = (origin: string): RelyingParty => ({
  origin,
  id: new URL(origin).hostname,
})

/** Whom a passkey is made for. */
interface PasskeyOwner {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passkeys: readonly Pick<Passkey, 'id'>[]
}

/** What a browser is asked to make a passkey by. */
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
    // Which make of device it is does not matter to the clinic, and tells something of the person.
    attestationType: 'none',
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id })),
    // The passkey says whose it is, and the device asks for finger, face or PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What a browser is asked to sign by; without passkeys the device offers those it has for this site. */
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

/** What a device signed, and whose passkey it says it was. */
export interface SignedByPasskey {
  readonly id: string
  /** The id of an account. */
  readonly owner: string | undefined
  readonly response: AuthenticationResponseJSON
}

/** From the JSON of a browser; nothing when it is something else. */
export const readSigned = (text: string): SignedByPasskey | undefined => {
  const response = parse(signedSchema, text)
  if (response === undefined) return undefined
  const handle = response.response.userHandle
  const owner = handle === undefined ? undefined : Buffer.from(handle, 'base64url').toString('utf8')
  return { id: response.id, owner, response }
}

/**
 * Checks what a device signed: by this passkey, for this site, this challenge, with finger, face or PIN.
 * @returns how often the device was used; nothing when anything is wrong, or when it counts backwards:
 * somebody copied it
 */
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
    // The library throws for each thing that is wrong; for whoever sent it they are all the same.
    return undefined
  }
}

/** Checks a passkey that a browser made. @returns nothing when anything about it is wrong */
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

/* WebAuthn's `toJSON` is missing from browsers before 2024, and broken in some password managers. */

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  )

const descriptorsOf = (
  descriptors: readonly PublicKeyCredentialDescriptorJSON[] = [],
): PublicKeyCredentialDescriptor[] =>
  descriptors.map(({ id }) => ({ id: bytesOf(id), type: 'public-key' }))

export const readCreationOptions = (
  options: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions => {
  const { challenge, user, rp, pubKeyCredParams, timeout, authenticatorSelection } = options
  return {
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    rp,
    pubKeyCredParams,
    excludeCredentials: descriptorsOf(options.excludeCredentials),
    ...(timeout === undefined ? {} : { timeout }),
    ...(authenticatorSelection === undefined ? {} : { authenticatorSelection }),
  }
}

export const readRequestOptions = (
  options: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions => {
  const { challenge, rpId, timeout } = options
  return {
    challenge: bytesOf(challenge),
    allowCredentials: descriptorsOf(options.allowCredentials),
    // The server requires user verification.
    userVerification: 'required',
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
  }
}

const field = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined

/** Returns whether a value is a buffer; `instanceof` fails for objects from an extension's realm. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

const readBytes = (value: unknown): Uint8Array | undefined => {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  }
  return isBuffer(value) ? new Uint8Array(value) : undefined
}

/** Accepts bytes or base64 text; returns base64url without padding. */
const base64urlOf = (value: unknown): string | undefined => {
  const bytes = readBytes(value)
  const text =
    bytes === undefined ? value : btoa(Array.from(bytes, (b) => String.fromCodePoint(b)).join(''))
  return typeof text === 'string'
    ? text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    : undefined
}

const responseFields = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
]

export const writeCredential = (credential: unknown): string => {
  const id = base64urlOf(field(credential, 'rawId')) ?? field(credential, 'id')
  const response = field(credential, 'response')
  return JSON.stringify({
    id,
    rawId: id,
    type: field(credential, 'type') ?? 'public-key',
    // `JSON.stringify` omits undefined properties.
    response: Object.fromEntries(
      responseFields.map((name) => [name, base64urlOf(field(response, name))]),
    ),
    clientExtensionResults: {},
  })
}

/*
 * WebAuthn options and credentials as JSON. The browser's own `toJSON` and `parse…OptionsFromJSON` are
 * missing before 2024, and the credentials of password managers often lack a working `toJSON`.
 */

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
    // The server refuses assertions without it.
    userVerification: 'required',
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
  }
}

const field = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined

/** Objects of an extension's realm are no `instanceof` the page's classes. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

const readBytes = (value: unknown): Uint8Array | undefined => {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  }
  return isBuffer(value) ? new Uint8Array(value) : undefined
}

/** Bytes, or text that is already base64, as base64url without padding. */
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

/** Writes a credential of `navigator.credentials` as JSON for the server, without its `toJSON`. */
export const writeCredential = (credential: unknown): string => {
  const id = base64urlOf(field(credential, 'rawId')) ?? field(credential, 'id')
  const response = field(credential, 'response')
  return JSON.stringify({
    id,
    rawId: id,
    type: field(credential, 'type') ?? 'public-key',
    // JSON leaves out what is `undefined`.
    response: Object.fromEntries(
      responseFields.map((name) => [name, base64urlOf(field(response, name))]),
    ),
    clientExtensionResults: {},
  })
}

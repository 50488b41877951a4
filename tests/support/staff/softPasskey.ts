import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Input of a signature; tests of rejected passkeys change one value at a time. */
interface Signing {
  readonly origin: string
  readonly rpId: string
  readonly challenge: string
  /** User handle: the id of an account. */
  readonly owner: string
  readonly counter: number
  /** Whether the user was verified by fingerprint, face or PIN. */
  readonly isUserVerified: boolean
}

/** A software authenticator: ES256, attestation `none`. */
export interface SoftPasskey {
  readonly id: string
  /** The JSON of `navigator.credentials.create`. */
  readonly create: (signing: Omit<Signing, 'owner' | 'counter'>) => string
  /** The JSON of `navigator.credentials.get`. */
  readonly sign: (signing: Signing) => string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

const flags = { present: 1, verified: 4, attested: 64 } as const

const clientData = (type: string, { challenge, origin }: Pick<Signing, 'challenge' | 'origin'>) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const uint = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

const authenticatorData = (
  { rpId, isUserVerified, counter }: Pick<Signing, 'rpId' | 'isUserVerified' | 'counter'>,
  attested?: Buffer,
): Buffer => {
  const bits =
    flags.present | (isUserVerified ? flags.verified : 0) | (attested ? flags.attested : 0)
  return Buffer.concat([
    sha256(rpId),
    Buffer.from([bits]),
    uint(counter, 4),
    attested ?? Buffer.alloc(0),
  ])
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    uint(data.length, 2),
    data,
  ])

export const createSoftPasskey = (): SoftPasskey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  // CBOR of a COSE key: `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credential = (response: Readonly<Record<string, string>>): string =>
    JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
  return {
    id,
    create: (signing) => {
      const attested = Buffer.concat([Buffer.alloc(16), uint(rawId.length, 2), rawId, coseKey])
      const data = authenticatorData({ ...signing, counter: 0 }, attested)
      return credential({
        clientDataJSON: clientData('webauthn.create', signing).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
      })
    },
    sign: (signing) => {
      const data = authenticatorData(signing)
      const client = clientData('webauthn.get', signing)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: Buffer.from(signing.owner).toString('base64url'),
      })
    },
  }
}

import { createHmac } from 'node:crypto'

/** Keyed, because all IPv4 addresses could be hashed to reverse a plain hash. */
export const createAddressHash =
  (secret: string | Buffer) =>
  (address: string): string =>
    createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22)

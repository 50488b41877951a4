import { createHmac } from 'node:crypto'

/** Without the secret nobody finds the address again, not even by trying all of them. */
export const createAddressHash =
  (secret: string | Buffer) =>
  (address: string): string =>
    createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22)

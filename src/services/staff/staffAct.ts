import type { SignedIn } from './staffAccount.js'

/** Who does something, with which request of the browser. */
export interface StaffAct {
  readonly signedIn: SignedIn
  /** The id that the logs know the browser's request by. */
  readonly requestId: string
}

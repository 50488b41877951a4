import type { SignedIn } from './staffAccount.js'

/** Actor and request of an audited action. */
export interface StaffAct {
  readonly signedIn: SignedIn
  readonly requestId: string
}

import type { SignedIn } from './staffAccount.js'

export interface StaffAct {
  readonly signedIn: SignedIn
  readonly requestId: string
}

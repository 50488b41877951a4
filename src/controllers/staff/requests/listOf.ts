import type { Request } from 'express'
import { fieldOf } from '../staffForm.js'
import { type QueueAddress, readQueueAddress } from './queueAddress.js'

/** The list that a form came from, as it handed it on. */
export const listOf = (req: Request): QueueAddress =>
  readQueueAddress(new URLSearchParams(fieldOf(req, 'list')))

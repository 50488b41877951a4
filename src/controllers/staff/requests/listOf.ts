import type { Request } from 'express'
import { fieldOf } from '../staffForm.js'
import { type QueueAddress, readQueueAddress } from './queueAddress.js'

export const listOf = (req: Request): QueueAddress =>
  readQueueAddress(new URLSearchParams(fieldOf(req, 'list')))

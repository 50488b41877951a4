import type { RequestHandler } from 'express'
import type { StaffRouteName } from '../../addresses/staffTable.js'

export interface StaffHandlers {
  readonly get?: RequestHandler
  readonly post?: readonly RequestHandler[]
  readonly delete?: RequestHandler
}

export type StaffControllers = Readonly<Record<StaffRouteName, StaffHandlers>>

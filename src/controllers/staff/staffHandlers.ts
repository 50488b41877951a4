import type { RequestHandler } from 'express'
import type { StaffRouteName } from '../../addresses/staffTable.js'

/** What a row of the staff table answers, by method; others are answered with 405. */
export interface StaffHandlers {
  readonly get?: RequestHandler
  readonly post?: readonly RequestHandler[]
  readonly delete?: RequestHandler
}

/** What every row of the staff table answers. */
export type StaffControllers = Readonly<Record<StaffRouteName, StaffHandlers>>

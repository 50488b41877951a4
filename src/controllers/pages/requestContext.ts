import type { Request } from 'express'
import type { Locale, RowName } from '../../addresses/pageTable.js'
import type { RequestedTool } from '../../shared/tools/requestedTool.js'

export interface RequestContext {
  readonly locale: Locale
  readonly page: RowName | undefined
  readonly route: string | undefined
  readonly requestedTool?: RequestedTool
}

const contexts = new WeakMap<Request, RequestContext>()

export const contextOf = (req: Request): RequestContext =>
  contexts.get(req) ?? { locale: 'fr', page: undefined, route: undefined }

export const addToContext = (req: Request, known: Partial<RequestContext>): void => {
  contexts.set(req, { ...contextOf(req), ...known })
}

export const wantsJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json'

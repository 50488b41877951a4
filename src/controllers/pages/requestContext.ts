import type { Request } from 'express'
import type { Locale, RowName } from '../../addresses/pageTable.js'
import type { AskedTool } from '../../shared/tools/askedTool.js'

/** What the steps before the controllers found out about a request. */
export interface RequestContext {
  readonly locale: Locale
  /** The row of the page table that answers; absent when the address is none of it. */
  readonly page: RowName | undefined
  /** What the log calls the route that answers; absent when none does. */
  readonly route: string | undefined
  /** What a visitor without script asked of a tool on this page: shown to that visitor alone. */
  readonly asked?: AskedTool
}

const contexts = new WeakMap<Request, RequestContext>()

/** French until the language is chosen: an error before that is shown in French. */
export const contextOf = (req: Request): RequestContext =>
  contexts.get(req) ?? { locale: 'fr', page: undefined, route: undefined }

export const addToContext = (req: Request, known: Partial<RequestContext>): void => {
  contexts.set(req, { ...contextOf(req), ...known })
}

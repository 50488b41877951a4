/** What packages leave untyped. */

declare module 'express-react-views' {
  interface EngineOptions {
    readonly doctype?: string
    readonly beautify?: boolean
    readonly transformViews?: boolean
  }
  type Engine = (
    path: string,
    options: object,
    callback: (error: unknown, rendered?: string) => void,
  ) => void
  export function createEngine(options?: EngineOptions): Engine
}

declare namespace Express {
  interface Request {
    /** Read by i18next-http-middleware: the language chosen before it. */
    lng?: string
    /** Names the request in the log, in its answer and on error pages. */
    id: string
    /** The site asks itself for a page to keep: there is no visitor to log. */
    isInternal?: true
  }
}

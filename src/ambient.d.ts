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

/** `validation.json` of a language in the browser's script, by rule: the bundler knows the file. */
declare module 'catalogue:*' {
  const sentences: Readonly<Record<string, string>>
  export default sentences
}

/** `@types/negotiator` does not know the option `preferred`, which version 1.0 brought. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> })
    /** The best of what is offered; at equal weights, the first that `preferred` lists. */
    encoding<Encoding extends string>(
      offered: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding | undefined
  }
}

declare namespace Express {
  interface Request {
    /** Read by i18next-http-middleware: the language chosen before it. */
    lng?: string
    /** Names the request in the log, in its answer and on error pages. */
    id: string
    /** What all addresses of one visitor share, by which visitors are limited. */
    network: string
    /** Asked by the page cache, not by a visitor: not logged. */
    isInternal?: true
  }
  interface Response {
    /** Lets the policy of this answer, once it has one, allow these style sheets by their hashes. */
    allowStyles?: (sources: readonly string[]) => void
  }
}

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

/** Validation messages of one language, resolved by the bundler. */
declare module 'catalogue:*' {
  const sentences: Readonly<Record<string, string>>
  export default sentences
}

/** `@types/negotiator` lacks the `preferred` option of version 1.0. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> })
    /** Returns the best encoding; at equal weights, the first in `preferred`. */
    encoding<Encoding extends string>(
      offered: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding | undefined
  }
}

declare namespace Express {
  interface Request {
    lng?: string
    /** Request id in the log, the response header and error pages. */
    id: string
    /** Network prefix of the client address, the unit of rate limits. */
    network: string
    isInternal?: true
  }
  interface Response {
    /** Adds style sheets, by hash, to the Content-Security-Policy of this response. */
    allowStyles?: (sources: readonly string[]) => void
  }
}

import type { Locale } from '../wordTypes.js'

export interface Usage {
  readonly use: string
  /** Whole-word patterns in any case; ` ` is any space. docs/words.md omits endings: `s?`, `(s|es)?`. */
  readonly avoid?: readonly string[]
  /** Phrases in which an avoided term is the right one. */
  readonly except?: readonly string[]
  /** A medical term, counted once in the reading grade of a page that explains it. Both are word patterns. */
  readonly medical?: {
    readonly term: string
    /** Pattern of the words with which a page explains the term. */
    readonly explainedBy: string
  }
  /** Reported as a warning, because the term is sometimes right. */
  readonly isWarning?: true
}

export interface Entry extends Readonly<Partial<Record<Locale, Usage>>> {
  readonly why: string
}

export interface Group {
  readonly title: string
  /** Files to which the entries apply; `undefined` for all. */
  readonly inFile?: RegExp
  readonly entries: readonly Entry[]
}

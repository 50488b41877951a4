import type { Locale } from '../wordTypes.js'

/** What we say in one language, and what we do not. */
export interface Usage {
  readonly use: string
  /**
   * Terms to avoid: patterns of whole words, without regard to capitals. ` ` stands for any space;
   * `(s|es)?` and `s?` are endings, which the glossary leaves out.
   */
  readonly avoid?: readonly string[]
  /** Phrases in which an avoided term is the right one. */
  readonly except?: readonly string[]
  /**
   * A medical term, which a page that explains it has to use: the reading grade counts it once
   * there. Both are patterns of whole words.
   */
  readonly medical?: {
    readonly term: string
    /** Words that stand on a page which explains the term. */
    readonly explainedBy: string
  }
  /** Told, not refused: the right word at times. */
  readonly isWarning?: true
}

/** One thing that texts speak of. */
export interface Entry extends Readonly<Partial<Record<Locale, Usage>>> {
  readonly why: string
}

export interface Group {
  readonly title: string
  /** The files whose texts the entries are for; all of them when absent. */
  readonly inFile?: RegExp
  readonly entries: readonly Entry[]
}

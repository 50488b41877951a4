import type { BrokenRule } from '../schema/brokenRule.js'
import type { Json } from './mergeContent.js'

/** Documents by id, such as `clinic`, `exam:mri` or `notice:5c2d2a5e`. */
export type Documents = ReadonlyMap<string, Json>

export interface Problem extends BrokenRule {
  /** Keys, and positions in lists from 0. */
  readonly path: readonly (string | number)[]
}

export interface DocumentProblem extends Problem {
  readonly document: string
}

export interface DocumentType {
  readonly name: string
  /** Rollbacks of the site neither remove nor change these documents. */
  readonly isPermanent?: boolean
  /** Pure functions: the first one converts schema 1 to schema 2. */
  readonly migrations: readonly ((json: Json) => Json)[]
  /** Returns the errors of a document. @param documents all documents, which its references name */
  validate(json: Json, documents: Documents): readonly Problem[]
}

export interface ContentCatalogue {
  readonly defaults: Documents
  typeOf(document: string): DocumentType | undefined
}

/** Returns the schema number that this build writes. */
export const schemaOf = ({ migrations }: Pick<DocumentType, 'migrations'>): number =>
  migrations.length + 1

/**
 * Converts a stored document to the schema of this build, without writing. `null`: the document
 * does not exist.
 */
export const migrate = ({ migrations }: DocumentType, schema: number, json: Json): Json =>
  json === null
    ? null
    : migrations.slice(schema - 1).reduce<Json>((value, step) => step(value), json)

import type { Json } from './mergeContent.js'

/** Documents by id, such as `clinic`, `exam:mri` or `notice:5c2d2a5e`. */
export type Documents = ReadonlyMap<string, Json>

/** An error in a document. */
export interface Problem {
  /** Keys, and places in lists counted from 0. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** An error in one of several documents. */
export interface DocumentProblem extends Problem {
  readonly document: string
}

/** What all documents of a type have in common. */
export interface DocumentType {
  readonly name: string
  /** Pure steps: the first one turns schema 1 into schema 2. */
  readonly migrations: readonly ((json: Json) => Json)[]
  /** @param documents resolve its references */
  validate(json: Json, documents: Documents): readonly Problem[]
}

/** The documents of this build, and the types that it knows. */
export interface ContentCatalogue {
  readonly defaults: Documents
  typeOf(document: string): DocumentType | undefined
}

/** The number of the schema that this build writes. */
export const schemaOf = ({ migrations }: Pick<DocumentType, 'migrations'>): number =>
  migrations.length + 1

/**
 * Turns a stored document into one of this build's schema. Nothing is written: stored documents stay as they
 * are. `null`, a document that does not exist, has no schema.
 */
export const migrate = ({ migrations }: DocumentType, schema: number, json: Json): Json =>
  json === null
    ? null
    : migrations.slice(schema - 1).reduce<Json>((value, step) => step(value), json)

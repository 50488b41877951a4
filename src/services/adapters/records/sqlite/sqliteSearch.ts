import type { DatabaseSync } from 'node:sqlite'
import { hasOtherSpelling, holdsWords, searchedWords } from '../../../../shared/text/foldText.js'
import {
  indexedFields,
  type Search,
  type SearchedCollection,
  searchedCollections,
} from '../records.js'
import type { Query } from './sqliteTable.js'

/*
 * Text search with a trigram index (FTS5), maintained by SQL triggers, so that older releases and
 * the sqlite3 shell may also write. The index only narrows down the rows that `holds_words`
 * compares:
 * - names are indexed without separators, which a search ignores;
 * - FTS5 folds case and accents of characters in `foldedByIndex` as `foldText` does. Rows with
 * other characters are marked `odd` and always compared.
 */

/** Number of row ids per millisecond of the creation time, with which row ids increase. */
const keysPerMs = 2 ** 20
const latestMs = 2 ** 43 - 1

const firstKey = (createdAt: string): string => `min(${createdAt}, ${latestMs}) * ${keysPerMs}`
const collectionList = searchedCollections.map((name) => `'${name}'`).join(', ')
const columns = [...indexedFields, 'odd'].join(', ')
const valueOf = (fields: string, name: string): string => `${fields} ->> '$.${name}'`

const separators = [' ', "''", '’', '-', '.', '@', '_', '+']
const withoutSeparators = (text: string): string =>
  separators.reduce((rest, sign) => `replace(${rest}, '${sign}', '')`, text)

/** ASCII letters, digits and separators, and the Latin-1 letters that Unicode decomposes. */
const foldedByIndex = "a-zA-Z0-9 ''’.@_+À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ-"
const isOdd = (text: string): string => `coalesce(${text} GLOB '*[^${foldedByIndex}]*', 0)`
const oddMark = 'odd'

const rawTextsOf = (fields: string): string =>
  indexedFields.map((name) => valueOf(fields, name)).join(', ')
const textsOf = (fields: string): string => {
  const values = indexedFields.map((name) => valueOf(fields, name))
  const anyOdd = values.map(isOdd).join(' OR ')
  return [...values.map(withoutSeparators), `iif(${anyOdd}, '${oddMark}', NULL)`].join(', ')
}
const keyOf = (record: string): string =>
  `(SELECT key FROM search_keys WHERE collection = ${record}.collection AND id = ${record}.id)`

const tables = `
  CREATE TABLE search_keys (
    key INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    UNIQUE (collection, id)
  ) STRICT;
  CREATE VIRTUAL TABLE search_index USING fts5(${columns}, tokenize = 'trigram remove_diacritics 1');
  -- Of a removed name nothing stays, as with the records themselves.
  INSERT INTO search_index (search_index, rank) VALUES ('secure-delete', 1);`

const stored = `
  INSERT INTO search_keys (key, collection, id)
    SELECT ${firstKey('created_at')} + row_number() OVER (PARTITION BY created_at ORDER BY id) - 1,
      collection, id
    FROM records WHERE collection IN (${collectionList});
  INSERT INTO search_index (rowid, ${columns})
    SELECT key, ${textsOf('fields')} FROM search_keys JOIN records USING (collection, id);`

const triggers = `
  CREATE TRIGGER search_created AFTER INSERT ON records
    WHEN new.collection IN (${collectionList})
  BEGIN
    INSERT INTO search_keys (key, collection, id)
      SELECT coalesce(max(key) + 1, ${firstKey('new.created_at')}), new.collection, new.id
      FROM search_keys
      WHERE key BETWEEN ${firstKey('new.created_at')}
        AND ${firstKey('new.created_at')} + ${keysPerMs - 1};
    INSERT INTO search_index (rowid, ${columns})
      VALUES (${keyOf('new')}, ${textsOf('new.fields')});
  END;
  CREATE TRIGGER search_changed AFTER UPDATE OF fields ON records
    WHEN new.collection IN (${collectionList})
      AND (${rawTextsOf('old.fields')}) IS NOT (${rawTextsOf('new.fields')})
  BEGIN
    UPDATE search_index SET (${columns}) = (${textsOf('new.fields')}) WHERE rowid = ${keyOf('new')};
  END;
  CREATE TRIGGER search_removed AFTER DELETE ON records
    WHEN old.collection IN (${collectionList})
  BEGIN
    DELETE FROM search_index WHERE rowid = ${keyOf('old')};
    DELETE FROM search_keys WHERE collection = old.collection AND id = old.id;
  END;`

const drop = `
  DROP TRIGGER IF EXISTS search_created;
  DROP TRIGGER IF EXISTS search_changed;
  DROP TRIGGER IF EXISTS search_removed;
  DROP TABLE IF EXISTS search_index;
  DROP TABLE IF EXISTS search_keys;`

/** Creates the index, or rebuilds that of a release without `odd`. The caller holds a transaction. */
export const prepareSearch = (database: DatabaseSync): void => {
  const current = database
    .prepare("SELECT 1 FROM pragma_table_info('search_index') WHERE name = 'odd'")
    .get()
  if (current === undefined) for (const sql of [drop, tables, stored, triggers]) database.exec(sql)
}

export const addSearchFunction = (database: DatabaseSync): void => {
  database.function('holds_words', { deterministic: true }, (text, words) =>
    typeof text === 'string' && typeof words === 'string' && holdsWords(text, words.split(' '))
      ? 1
      : 0,
  )
}

/** Returns whether the index can find a word: three characters or more, all folded by FTS5, one spelling. */
const isIndexed = (word: string): boolean =>
  !hasOtherSpelling(word) && [...word].length >= 3 && /^[\p{Script=Latin}\p{N}]+$/u.test(word)

const expressionOf = (field: Search['field'], words: readonly string[]): string | undefined => {
  const indexed = words.filter(isIndexed)
  if (indexed.length === 0 || field === 'reference') return undefined
  const all = indexed.map((word) => `"${word}"`).join(' AND ')
  return `(${field} : (${all})) OR (odd : "${oddMark}")`
}

const matchesNone: Query = { sql: 'SELECT * FROM records WHERE 0', values: [] }

export const searchQuery = (
  collection: SearchedCollection,
  { field, words: typed, since, limit }: Search,
): Query => {
  const words = searchedWords(typed)
  if (words.length === 0) return matchesNone
  const holding = 'created_at >= ? AND holds_words(fields ->> ?, ?)'
  const heldValues = [since, `$.${field}`, words.join(' ')]
  const expression = expressionOf(field, words)
  if (expression === undefined) {
    const sql = `SELECT * FROM records WHERE collection = ? AND ${holding}
      ORDER BY created_at DESC, id DESC LIMIT ?`
    return { sql, values: [collection, ...heldValues, limit] }
  }
  // CROSS JOIN fixes the join order, index first. Node binds numbers as REAL, hence CAST.
  const sql = `SELECT * FROM (
      SELECT records.* FROM search_index
      CROSS JOIN search_keys ON search_keys.key = search_index.rowid
      CROSS JOIN records USING (collection, id)
      WHERE search_index MATCH ? AND search_index.rowid >= CAST(${firstKey('?')} AS INTEGER)
        AND collection = ? AND ${holding}
      ORDER BY search_index.rowid DESC LIMIT ?
    ) ORDER BY created_at DESC, id DESC`
  return { sql, values: [expression, since, collection, ...heldValues, limit] }
}

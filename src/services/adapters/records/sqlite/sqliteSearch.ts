import type { DatabaseSync } from 'node:sqlite'
import { foldText } from '../foldText.js'
import {
  type Search,
  type SearchedCollection,
  searchedCollections,
  searchedFields,
} from '../records.js'
import type { Query } from './sqliteRows.js'

/*
 * A search looks into an index of every three characters in a row (FTS5), not into each record. It
 * is kept by triggers, which need no function of ours: an older release, or a person with a tool, may
 * write too. The index only narrows down what `holding` compares.
 */

/** Keys rise with the moment of creation, so that the newest are found first: so many in one ms. */
const keysPerMs = 2 ** 20
/** Until 2248; beyond, records are found in any order. */
const latestMs = 2 ** 43 - 1

const firstKey = (createdAt: string): string => `min(${createdAt}, ${latestMs}) * ${keysPerMs}`
const collectionList = searchedCollections.map((name) => `'${name}'`).join(', ')
const columns = searchedFields.join(', ')
const textsOf = (fields: string): string =>
  searchedFields.map((name) => `${fields} ->> '$.${name}'`).join(', ')
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
      AND (${textsOf('old.fields')}) IS NOT (${textsOf('new.fields')})
  BEGIN
    UPDATE search_index SET (${columns}) = (${textsOf('new.fields')}) WHERE rowid = ${keyOf('new')};
  END;
  CREATE TRIGGER search_removed AFTER DELETE ON records
    WHEN old.collection IN (${collectionList})
  BEGIN
    DELETE FROM search_index WHERE rowid = ${keyOf('old')};
    DELETE FROM search_keys WHERE collection = old.collection AND id = old.id;
  END;`

/** Makes the index where there is none yet, with what is stored; within the transaction of the caller. */
export const prepareSearch = (database: DatabaseSync): void => {
  const made = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'search_index'").get()
  if (made === undefined) for (const sql of [tables, stored, triggers]) database.exec(sql)
}

/** What the index can look up: three characters or more, in the script whose accents it knows. */
const isIndexed = (part: string): boolean =>
  [...part].length >= 3 && /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(part)

/** A folded word as names may have it: the index keeps their ligatures. */
const writings = (part: string): readonly string[] =>
  [...new Set([part, part.replaceAll('oe', 'œ').replaceAll('ae', 'æ')])].filter(isIndexed)

const anyOf = (parts: readonly string[]): string =>
  `(${parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' OR ')})`

/** The words as the index is asked for them; nothing when it knows none of them. */
const expressionOf = ({ field, words }: Search): string | undefined => {
  const parts = words
    .flatMap((word) => foldText(word).split(' '))
    .map(writings)
    .filter((written) => written.length > 0)
  if (parts.length === 0) return undefined
  return `${field} : (${parts.map(anyOf).join(' AND ')})`
}

/** Those whose field holds every word. */
const holding = ({ field, words, since }: Search): Query => ({
  sql: ` AND created_at >= ?${' AND instr(folded(fields ->> ?), ?) > 0'.repeat(words.length)}`,
  values: [since, ...words.flatMap((word) => [`$.${field}`, foldText(word)])],
})

/** Selects the rows of the records that were found, newest first. */
export const searchQuery = (collection: SearchedCollection, search: Search): Query => {
  const match = holding(search)
  const expression = expressionOf(search)
  if (expression === undefined) {
    const sql = `SELECT * FROM records WHERE collection = ?${match.sql}
      ORDER BY created_at DESC, id DESC LIMIT ?`
    return { sql, values: [collection, ...match.values, search.limit] }
  }
  // Crossed, so that SQLite begins with the index; the numbers of Node are no integers to it.
  const sql = `SELECT * FROM (
      SELECT records.* FROM search_index
      CROSS JOIN search_keys ON search_keys.key = search_index.rowid
      CROSS JOIN records USING (collection, id)
      WHERE search_index MATCH ? AND search_index.rowid >= CAST(${firstKey('?')} AS INTEGER)
        AND collection = ?${match.sql}
      ORDER BY search_index.rowid DESC LIMIT ?
    ) ORDER BY created_at DESC, id DESC`
  const values = [expression, search.since, collection, ...match.values, search.limit]
  return { sql, values }
}

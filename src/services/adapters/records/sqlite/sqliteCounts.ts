import type { DatabaseSync } from 'node:sqlite'
import type { Collection, Filter } from '../records.js'
import { type IndexedField, fieldExpression } from './sqliteIndexes.js'
import type { Query } from './sqliteRows.js'

/*
 * How many requests stand where is shown on every page of the desk. To count them would take longer
 * the more are stored, so triggers keep the numbers: an older release, or a person with a tool, may write too.
 */

const countedCollection = 'requests' satisfies Collection
const countedFields = ['folder', 'desk.state', 'desk.mine'] as const satisfies IndexedField[]

const table = `
  CREATE TABLE record_counts (
    collection TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (collection, field, value)
  ) STRICT, WITHOUT ROWID;`

type Counted = (typeof countedFields)[number]

const storedCounts = (field: Counted): string => `
  INSERT INTO record_counts (collection, field, value, total)
    SELECT collection, '${field}', ${fieldExpression(field)}, count(*) FROM records
    WHERE collection = '${countedCollection}' AND ${fieldExpression(field)} IS NOT NULL
    GROUP BY ${fieldExpression(field)};`

/** One more with the value that the row has, or one less. */
const step = (field: Counted, row: 'new' | 'old', difference: 1 | -1): string => `
    INSERT INTO record_counts (collection, field, value, total)
      SELECT ${row}.collection, '${field}', ${row}.${fieldExpression(field)}, ${difference}
      WHERE ${row}.${fieldExpression(field)} IS NOT NULL
      ON CONFLICT DO UPDATE SET total = total + excluded.total;`

const triggersFor = (field: Counted): string => {
  const value = fieldExpression(field)
  return `
  CREATE TRIGGER "count_created_${field}" AFTER INSERT ON records
    WHEN new.collection = '${countedCollection}'
  BEGIN${step(field, 'new', 1)}
  END;
  CREATE TRIGGER "count_changed_${field}" AFTER UPDATE OF fields ON records
    WHEN new.collection = '${countedCollection}' AND old.${value} IS NOT new.${value}
  BEGIN${step(field, 'old', -1)}${step(field, 'new', 1)}
  END;
  CREATE TRIGGER "count_removed_${field}" AFTER DELETE ON records
    WHEN old.collection = '${countedCollection}'
  BEGIN${step(field, 'old', -1)}
  END;`
}

/** Makes the counts where there are none yet, of what is stored; within the transaction of the caller. */
export const prepareCounts = (database: DatabaseSync): void => {
  const made = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'record_counts'").get()
  if (made !== undefined) return
  database.exec(table)
  for (const field of countedFields) {
    database.exec(storedCounts(field))
    database.exec(triggersFor(field))
  }
}

/** Selects the count of the records that a filter matches; nothing where none is kept. */
export const storedCount = (
  collection: Collection,
  where: Filter | undefined,
): Query | undefined => {
  const field = countedFields.find((one) => one === where?.field)
  if (where === undefined || field === undefined || collection !== countedCollection) {
    return undefined
  }
  const sql = `SELECT coalesce(sum(total), 0) AS total FROM record_counts
    WHERE collection = ? AND field = ? AND value = ?`
  return { sql, values: [collection, field, JSON.stringify(where.equals)] }
}

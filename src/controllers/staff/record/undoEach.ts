import type { ChangeOutcome, Seen } from '../../../services/staff/changes/recordChanges.js'

/**
 * Undoes what was changed last in each of these.
 * @returns what the next page says: some may be undone where a colleague has changed the others meanwhile
 */
export const undoEach = async (
  picks: readonly Seen[],
  undo: (seen: Seen) => Promise<ChangeOutcome<unknown>>,
) => {
  let undone = 0
  for (const seen of picks) if ((await undo(seen)).status === 'changed') undone += 1
  if (undone === 0) return { said: 'late' } as const
  return { said: 'undone', conflicts: picks.length - undone || undefined } as const
}

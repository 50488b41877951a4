import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of its own for one test, removed by the answer's `remove`. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'ondelune-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

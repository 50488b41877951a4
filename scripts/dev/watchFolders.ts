import { existsSync, type FSWatcher, globSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Follows folders with all that is in them. Node's own recursive watching loses a file once an editor
 * has replaced it, so each folder is watched by itself.
 * @param changed called with the name of the file, without its folder
 * @returns looks for folders that are new since
 */
export const watchFolders = (
  root: string,
  patterns: readonly string[],
  changed: (name: string) => void,
): (() => void) => {
  const watchers = new Map<string, FSWatcher>()
  const follow = (folder: string): void => {
    const watcher = watch(folder, (_event, name) => {
      if (!existsSync(folder)) {
        watchers.get(folder)?.close()
        watchers.delete(folder)
      }
      changed(name ?? '')
    })
    watchers.set(folder, watcher)
  }
  const followNew = (): void => {
    for (const found of globSync(patterns, { cwd: root })) {
      const folder = join(root, found)
      if (!watchers.has(folder)) follow(folder)
    }
  }
  followNew()
  return followNew
}

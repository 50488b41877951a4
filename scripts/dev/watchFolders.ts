import { existsSync, type FSWatcher, globSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Watches folders recursively. Node's recursive watching loses a file once an editor replaces it, so each
 * folder has its own watcher.
 * @param changed receives the name of the file, without its folder
 * @returns a function that adds watchers for new folders
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

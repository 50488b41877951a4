import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface WebProcess {
  readonly env: Readonly<Record<string, string>>
  readonly flags: readonly string[]
}

/** Reads `web: NAME=value node --flag dist/server.js`. @param root folder of the project */
export const readProcfile = (root: string): WebProcess => {
  const words = readFileSync(join(root, 'Procfile'), 'utf8').split(/\s+/)
  const variables = words.flatMap((word) => {
    const [, name, value] = /^(\w+)=(.+)$/.exec(word) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return {
    env: Object.fromEntries(variables),
    flags: words.filter((word) => word.startsWith('--')),
  }
}

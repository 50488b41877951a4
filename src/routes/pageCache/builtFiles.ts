import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compressed } from '../../services/http/compress.js'

export type BuiltFiles = readonly {
  readonly address: string
  readonly compressed: () => Promise<Compressed>
}[]

export const findBuiltFiles = (folder: string): BuiltFiles => {
  const names = readdirSync(folder)
  const present = new Set(names)
  return names
    .filter((name) => present.has(`${name}.br`) && present.has(`${name}.gz`))
    .map((name) => ({
      address: `/assets/${name}`,
      compressed: async () => ({
        br: await readFile(join(folder, `${name}.br`)),
        gzip: await readFile(join(folder, `${name}.gz`)),
      }),
    }))
}

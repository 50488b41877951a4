import * as z from 'zod'
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'

/** Maps a file name to its hashed URL: `site.css` → `/assets/site-1A2B3C4D.css`. */
export type Assets = (name: string) => string

const manifestSchema = z.record(z.string(), z.string())

export const readAssets = (manifestFile: string): Assets => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const addresses = new Map(Object.entries(manifest))
  return (name) => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`The build has no file ${name}.`)
    return address
  }
}

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64')

/** Returns the CSP source expression of an inline script or style. */
export const sourceOf = (text: string): string => `'sha256-${contentHash(text)}'`

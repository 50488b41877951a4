import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** Address of a built file by its plain name: `site.css` → `/assets/site-1A2B3C4D.css`. */
export type Assets = (name: string) => string

const manifestSchema = z.record(z.string(), z.string())

/** Reads what the build wrote. @throws when the site was not built, or a name is not of it */
export const readAssets = (manifestFile: string): Assets => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const addresses = new Map(Object.entries(manifest))
  return (name) => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`The build made no file called ${name}.`)
    return address
  }
}

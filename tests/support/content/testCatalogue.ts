import * as z from 'zod'
import type {
  ContentCatalogue,
  Documents,
  DocumentType,
} from '../../../src/services/content/documentType.js'
import { type Json, membersOf } from '../../../src/services/content/mergeContent.js'
import { broken } from '../../../src/services/schema/brokenRule.js'

const pair = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) })

export const both = (words: string) => ({ fr: words, en: `${words} (en)` })

/** A document of schema 2, in which `later` was renamed to `after`. */
export interface TestPage {
  readonly [key: string]: Json
}

export const aPage = (changes: TestPage = {}): TestPage => ({
  lead: both('lead'),
  after: both('after'),
  price: 695,
  drawing: 'knee',
  steps: [
    { id: 'water', title: both('water') },
    { id: 'arrive', title: both('arrive') },
  ],
  ...changes,
})

interface BuildOptions {
  readonly schema?: 1 | 2
  readonly drawings?: readonly string[]
  readonly defaults?: Readonly<Record<string, Json>>
}

const renameLater = (json: Json): Json => {
  const { later, ...others } = Object.fromEntries(membersOf(json) ?? [])
  return later === undefined ? others : { ...others, after: later }
}

const pageType = ({ schema = 2, drawings = ['knee', 'wrist'] }: BuildOptions): DocumentType => {
  const page = z.strictObject({
    lead: pair,
    [schema === 1 ? 'later' : 'after']: pair,
    price: z.number().max(5000),
    drawing: z.string().refine((name) => drawings.includes(name)),
    steps: z.array(z.strictObject({ id: z.string(), title: pair })),
  })
  return {
    name: 'page',
    migrations: schema === 1 ? [] : [renameLater],
    validate: (json) =>
      (page.safeParse(json).error?.issues ?? []).map(({ path }) => ({
        path: path.map((key) => (typeof key === 'number' ? key : String(key))),
        ...broken('technical'),
      })),
  }
}

export const aBuild = (options: BuildOptions = {}): ContentCatalogue => {
  const type = pageType(options)
  const { defaults = { 'page:a': aPage(), 'page:b': aPage(), 'page:c': aPage() } } = options
  const documents: Documents = new Map(Object.entries(defaults))
  return {
    defaults: documents,
    typeOf: (document) => (document.startsWith('page:') ? type : undefined),
  }
}

import type * as z from 'zod'
import { examNames } from '../../../addresses/pageTable.js'
import { clinicSchema } from '../../clinic/clinicSchema.js'
import type { Json } from '../mergeContent.js'
import { aboutSchema } from './about.js'
import { changeVisitSchema } from './changeVisit.js'
import { careersSchema } from './careers.js'
import { commonSchema } from './commonDocument.js'
import { examSchema } from './exam.js'
import { finderSchema } from './finder.js'
import { homeSchema } from './home.js'
import { jobSchema } from './job.js'
import { legalSchema } from './legal.js'
import { mriChecklistSchema } from './mriChecklist.js'
import { phrasesSchema } from './phrases.js'
import { pictureSchema } from './picture.js'
import { templateSchema } from './template.js'
import { toolsSchema } from './tools.js'
import { ultrasoundSchema } from './ultrasound.js'

const legal = { schema: legalSchema, review: 'legal' } as const
const medical = { review: 'medical' } as const

/** Editable pages by the name of their row in the page table; `finder` is part of two pages. */
export const pageTypes = {
  home: { schema: homeSchema, ...medical },
  about: { schema: aboutSchema },
  ultrasound: { schema: ultrasoundSchema, ...medical },
  tools: { schema: toolsSchema, ...medical },
  mriChecklist: { schema: mriChecklistSchema, ...medical },
  changeVisit: { schema: changeVisitSchema },
  careers: { schema: careersSchema },
  finder: { schema: finderSchema, ...medical },
  terms: legal,
  privacy: legal,
  accessibility: legal,
} as const

interface Typed {
  readonly schema: z.ZodType
  /** Required approval of the whole document. */
  readonly review?: 'medical' | 'legal'
}

interface DocumentType {
  /** Folder of files named by the document id; `undefined`: one file named by the type. */
  readonly folder?: string
  /** Pure functions that migrate documents of earlier schemas. */
  readonly migrations?: readonly ((json: Json) => Json)[]
  /** Required ids; `undefined` if the clinic chooses them. */
  readonly ids?: readonly string[]
  readonly typeOf: (id: string) => Typed | undefined
}

const one = (type: Typed): DocumentType => ({ typeOf: () => type })

const pageTypeOf: ReadonlyMap<string, Typed> = new Map(Object.entries(pageTypes))

/** Every document type, by name. A new type is added here and in `assembleContent.ts`. */
export const documentTypes = {
  clinic: one({ schema: clinicSchema }),
  common: one({ schema: commonSchema, ...medical }),
  exam: {
    folder: 'exams',
    ids: examNames,
    typeOf: () => ({ schema: examSchema, ...medical }),
  },
  page: {
    folder: 'pages',
    ids: Object.keys(pageTypes),
    typeOf: (id) => pageTypeOf.get(id),
  },
  job: { folder: 'jobs', typeOf: () => ({ schema: jobSchema }) },
  picture: {
    folder: 'pictures',
    typeOf: () => ({ schema: pictureSchema }),
    // Builds before schema 2 have no uploaded files: they stay a release behind.
    migrations: [(json) => json],
  },
  phrases: one({ schema: phrasesSchema }),
  template: { folder: 'templates', typeOf: () => ({ schema: templateSchema }) },
} as const satisfies Readonly<Record<string, DocumentType>>

export type DocumentTypeName = keyof typeof documentTypes

export const isDocumentType = (name: string): name is DocumentTypeName =>
  Object.hasOwn(documentTypes, name)

export const typeOf = (name: DocumentTypeName): DocumentType => documentTypes[name]

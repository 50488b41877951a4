import type * as z from 'zod'
import { examNames } from '../../../addresses/pageTable.js'
import type { StaffRole } from '../../../addresses/staffTable.js'
import type { Localized } from '../../../content/localized.js'
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
  /** Roles that edit every section; `siteAccess.ts` has further roles of single sections. */
  readonly editors: readonly StaffRole[]
  readonly title: Localized
  /** Label of a type with one document; default: its title. */
  readonly label?: Localized
  readonly labelField?: string
  /** The type has few fields, edited in one form. */
  readonly isOneForm?: true
  /** Rollbacks of the site neither remove nor change these documents. */
  readonly isPermanent?: true
}

const one = (
  type: Typed,
  about: Pick<DocumentType, 'editors' | 'title' | 'label'>,
): DocumentType => ({ ...about, typeOf: () => type })

const pageTypeOf: ReadonlyMap<string, Typed> = new Map(Object.entries(pageTypes))

/** Every document type, by name, in the order of the site editor. */
export const documentTypes = {
  clinic: one(
    { schema: clinicSchema },
    {
      editors: ['editor'],
      title: { fr: 'La clinique', en: 'The clinic' },
      label: { fr: 'Faits de la clinique', en: 'Facts of the clinic' },
    },
  ),
  job: {
    folder: 'jobs',
    typeOf: () => ({ schema: jobSchema }),
    editors: ['hr'],
    title: { fr: 'Offres d’emploi', en: 'Job openings' },
    labelField: 'title',
    isOneForm: true,
    // Applications name offers, and HR alone closes and reopens them.
    isPermanent: true,
  },
  page: {
    folder: 'pages',
    ids: Object.keys(pageTypes),
    typeOf: (id) => pageTypeOf.get(id),
    editors: ['editor'],
    title: { fr: 'Pages', en: 'Pages' },
    labelField: 'name',
  },
  exam: {
    folder: 'exams',
    ids: examNames,
    typeOf: () => ({ schema: examSchema, ...medical }),
    editors: ['editor'],
    title: { fr: 'Examens', en: 'Exams' },
    labelField: 'fullName',
  },
  common: one(
    { schema: commonSchema, ...medical },
    {
      editors: ['editor'],
      title: { fr: 'Textes partagés', en: 'Shared texts' },
      label: { fr: 'Textes qui se répètent', en: 'Repeated texts' },
    },
  ),
  phrases: one(
    { schema: phrasesSchema },
    {
      editors: ['editor', 'desk'],
      title: { fr: 'Recherche d’examen', en: 'Exam finder' },
      label: { fr: 'Mots que les gens cherchent', en: 'Words that people search for' },
    },
  ),
  picture: {
    folder: 'pictures',
    typeOf: () => ({ schema: pictureSchema }),
    // Schemas 2 (uploaded files) and 3 (image rights) add fields that earlier builds cannot read.
    migrations: [(json) => json, (json) => json],
    editors: ['editor'],
    title: { fr: 'Images', en: 'Pictures' },
    labelField: 'alt',
    isOneForm: true,
  },
  // Edited on a separate page of the staff area.
  template: {
    folder: 'templates',
    typeOf: () => ({ schema: templateSchema }),
    editors: [],
    title: { fr: 'Modèles de réponse', en: 'Reply templates' },
    isOneForm: true,
  },
} as const satisfies Readonly<Record<string, DocumentType>>

export type DocumentTypeName = keyof typeof documentTypes

export const isDocumentType = (name: string): name is DocumentTypeName =>
  Object.hasOwn(documentTypes, name)

export const typeOf = (name: DocumentTypeName): DocumentType => documentTypes[name]

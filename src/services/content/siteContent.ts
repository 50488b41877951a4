import * as z from 'zod'
import { type ExamName, examNames, type NamedPage } from '../../addresses/pageTable.js'
import { repliedAbout } from '../../content/staff/replyPlaces.js'
import { cookies } from '../../content/pages/cookies.js'
import { privacyArchive } from '../../content/pages/privacyArchive.js'
import { whatWeKeep } from '../../content/pages/whatWeKeep.js'
import type { ContentDocument } from './contentDocument.js'
import { byExam, offeredExams } from './offeredExams.js'
import { sharedValues } from './resolveUses.js'
import { failsAs } from '../schema/brokenRule.js'
import { type DocumentError, schemaErrors } from '../schema/schemaErrors.js'
import { isRecord } from '../../shared/records/isRecord.js'
import { eachInTurn } from '../../shared/time/eachInTurn.js'
import { commonSchema } from './schemas/commonDocument.js'
import { documentTypes, isDocumentType, pageTypes, typeOf } from './schemas/documentTypes.js'
import { type ExamContent, examSchema } from './schemas/exam.js'
import { type JobContent, jobSchema } from './schemas/job.js'
import type { PageContent } from './schemas/pageParts.js'
import { phrasesSchema } from './schemas/phrases.js'
import { pictureSchema } from './schemas/picture.js'
import { type ReplyTemplateContent, templateSchema } from './schemas/template.js'
import { validateDocument } from './validateDocument.js'

/** Accepts a document that `validateDocument` has validated with its schema. */
const valid = <Value>(_schema: z.ZodType<Value>) => z.custom<Value>(isRecord, failsAs('absent'))

const contentSchema = z.strictObject({
  common: valid(commonSchema),
  exam: z.record(z.enum(examNames), valid(examSchema)),
  page: z.strictObject({
    home: valid(pageTypes.home.schema),
    about: valid(pageTypes.about.schema),
    ultrasound: valid(pageTypes.ultrasound.schema),
    tools: valid(pageTypes.tools.schema),
    mriChecklist: valid(pageTypes.mriChecklist.schema),
    changeVisit: valid(pageTypes.changeVisit.schema),
    careers: valid(pageTypes.careers.schema),
    finder: valid(pageTypes.finder.schema),
    terms: valid(pageTypes.terms.schema),
    privacy: valid(pageTypes.privacy.schema),
    accessibility: valid(pageTypes.accessibility.schema),
  }),
  job: z.record(z.string(), valid(jobSchema)),
  picture: z.record(z.string(), valid(pictureSchema)),
  phrases: valid(phrasesSchema),
  template: z.record(z.string(), valid(templateSchema)),
})

type Documents = z.infer<typeof contentSchema>

const newestFirst = (a: JobContent, b: JobContent): number =>
  b.posted.localeCompare(a.posted) || a.id.localeCompare(b.id)

const byPurpose = (a: ReplyTemplateContent, b: ReplyTemplateContent): number =>
  repliedAbout.indexOf(a.about) - repliedAbout.indexOf(b.about) || a.position - b.position

const withIds = <Value extends object>(
  values: Readonly<Record<string, Value>>,
): readonly (Value & { readonly id: string })[] =>
  Object.entries(values).map(([id, value]) => ({ ...value, id }))

const examsByName = (exams: Documents['exam']): Readonly<Record<ExamName, ExamContent>> =>
  byExam((name) => ({ ...exams[name], name }))

const pagesOf = ({ page: { finder: _finder, ...pages } }: Documents) =>
  ({
    ...pages,
    // These pages are in code, because they are generated from code or tested against it.
    cookies,
    privacyArchive,
    whatWeKeep,
  }) satisfies Readonly<Record<Exclude<NamedPage, ExamName>, PageContent>>

const contentOf = (documents: Documents) => ({
  exams: examsByName(documents.exam),
  offered: offeredExams(documents.exam),
  pages: pagesOf(documents),
  finder: documents.page.finder,
  jobs: withIds(documents.job).toSorted(newestFirst),
  pictures: documents.picture,
  phrases: documents.phrases,
  templates: withIds(documents.template).toSorted(byPurpose),
})

export interface SiteContent extends Readonly<ReturnType<typeof contentOf>> {}

/** An error of one document; the path is that of the resolved value. */
export interface ContentErrorPlace extends DocumentError {
  readonly document: Pick<ContentDocument, 'type' | 'id'>
}

const placeOf = ({ path, ...rule }: DocumentError): ContentErrorPlace => {
  const [type, ...rest] = path.map(String)
  if (type === undefined || !isDocumentType(type)) {
    return { document: { type: 'common', id: 'common' }, path, ...rule }
  }
  const isSingle = typeOf(type).folder === undefined
  const [id = type] = isSingle ? [] : rest
  return { document: { type, id }, path: path.slice(isSingle ? 1 : 2), ...rule }
}

type Assembled =
  | { readonly content: SiteContent; readonly errors?: undefined }
  | { readonly errors: readonly ContentErrorPlace[] }

/** A folder may have no documents. */
const noDocuments = Object.fromEntries(
  Object.entries(documentTypes).flatMap(([name, type]) => ('folder' in type ? [[name, {}]] : [])),
)

interface ValidatedDocument {
  readonly document: ContentDocument
  /** Value with its defaults and shared values; empty if it has errors. */
  readonly value: unknown
  readonly errors: readonly DocumentError[]
}

/** Returns the validation of a document among others; `readClinic` and `clinicOf` read the clinic's data. */
const validation = (documents: readonly ContentDocument[]) => {
  const shared = sharedValues(documents.find(({ type }) => type === 'common')?.value)
  return (document: ContentDocument): ValidatedDocument => {
    const { errors = [], ...read } = validateDocument(document, shared)
    return { document, errors, value: 'value' in read ? read.value : {} }
  }
}

const assembled = (validated: readonly ValidatedDocument[]): Assembled => {
  const byType = new Map<string, Readonly<Record<string, unknown>>>()
  const singles: Record<string, unknown> = {}
  for (const { document, value } of validated) {
    const { type, id } = document
    if (typeOf(type).folder === undefined) singles[type] = value
    else byType.set(type, { ...byType.get(type), [id]: value })
  }
  const all = { ...noDocuments, ...singles, ...Object.fromEntries(byType) }
  const result = contentSchema.safeParse(all, { jitless: true })
  const errors = validated.flatMap(({ document, errors: found }) =>
    found.map((error) => ({ ...error, document })),
  )
  if (result.success && errors.length === 0) return { content: contentOf(result.data) }
  const missing = result.success ? [] : schemaErrors(result.error.issues, all)
  return { errors: [...errors, ...missing.map(placeOf)] }
}

const withoutClinic = (documents: readonly ContentDocument[]): readonly ContentDocument[] =>
  documents.filter(({ type }) => type !== 'clinic')

/** Validates and assembles documents in stored form. */
export const assembleContent = (documents: readonly ContentDocument[]): Assembled =>
  assembled(withoutClinic(documents).map(validation(documents)))

/** Does the same as `assembleContent`, and answers other requests after each document. */
export const assembleInTurn = async (documents: readonly ContentDocument[]): Promise<Assembled> => {
  const validate = validation(documents)
  const validated: ValidatedDocument[] = []
  await eachInTurn(withoutClinic(documents), async (document) => {
    validated.push(validate(document))
  })
  return assembled(validated)
}

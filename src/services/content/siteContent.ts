import * as z from 'zod'
import { type ExamName, examNames, type NamedPage } from '../../addresses/pageTable.js'
import { repliedAbout } from '../../content/staff/replyPlaces.js'
import { cookies } from '../../content/pages/cookies.js'
import { privacyArchive } from '../../content/pages/privacyArchive.js'
import { whatWeKeep } from '../../content/pages/whatWeKeep.js'
import type { ContentDocument } from './contentDocument.js'
import { byExam, offeredExams } from './offeredExams.js'
import { resolveUses, sharedValues } from './resolveUses.js'
import { type DocumentError, schemaErrors } from '../schema/schemaErrors.js'
import { commonSchema } from './schemas/commonDocument.js'
import { documentTypes, isDocumentType, pageTypes, typeOf } from './schemas/documentTypes.js'
import { type ExamContent, examSchema } from './schemas/exam.js'
import { type JobContent, jobSchema } from './schemas/job.js'
import type { PageContent } from './schemas/pageParts.js'
import { phrasesSchema } from './schemas/phrases.js'
import { pictureSchema } from './schemas/picture.js'
import { type ReplyTemplateContent, templateSchema } from './schemas/template.js'

const contentSchema = z.strictObject({
  common: commonSchema,
  exam: z.record(z.enum(examNames), examSchema),
  page: z.strictObject({
    home: pageTypes.home.schema,
    about: pageTypes.about.schema,
    ultrasound: pageTypes.ultrasound.schema,
    tools: pageTypes.tools.schema,
    mriChecklist: pageTypes.mriChecklist.schema,
    changeVisit: pageTypes.changeVisit.schema,
    careers: pageTypes.careers.schema,
    finder: pageTypes.finder.schema,
    terms: pageTypes.terms.schema,
    privacy: pageTypes.privacy.schema,
    accessibility: pageTypes.accessibility.schema,
  }),
  job: z.record(z.string(), jobSchema),
  picture: z.record(z.string(), pictureSchema),
  phrases: phrasesSchema,
  template: z.record(z.string(), templateSchema),
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

/** Assembles documents in stored form; `readClinic` and `clinicOf` read the clinic's data. */
export const assembleContent = (documents: readonly ContentDocument[]): Assembled => {
  const shared = sharedValues(documents.find(({ type }) => type === 'common')?.value)
  const errors: ContentErrorPlace[] = []
  const byType = new Map<string, Readonly<Record<string, unknown>>>()
  const singles: Record<string, unknown> = {}
  for (const { type, id, value } of documents) {
    if (type === 'clinic') continue
    const resolved = resolveUses(value, shared)
    errors.push(...resolved.errors.map((error) => ({ ...error, document: { type, id } })))
    if (typeOf(type).folder === undefined) singles[type] = resolved.value
    else byType.set(type, { ...byType.get(type), [id]: resolved.value })
  }
  const all = { ...noDocuments, ...singles, ...Object.fromEntries(byType) }
  // `jitless`: compiling the schema would take longer than one validation.
  const result = contentSchema.safeParse(all, { jitless: true })
  if (result.success && errors.length === 0) return { content: contentOf(result.data) }
  const refused = result.success ? [] : schemaErrors(result.error.issues, all)
  return { errors: [...errors, ...refused.map(placeOf)] }
}

import type { Fields } from '../../adapters/records/records.js'
import { cleanFileName } from '../../careers/fileNames.js'
import { namedFiles } from '../../careers/uploadRecord.js'
import { readShownEmail } from '../../email/emailRecord.js'
import { appointmentsOf, notesOf } from './deskNotes.js'
import type { PersonData } from './findPerson.js'
import { identityOf } from './matches.js'
import type { Readable } from 'node:stream'
import { zipStream } from '../../exports/zipStream.js'

export interface PersonExport {
  readonly exportedAt: string
  readonly requests: readonly Fields[]
  readonly applications: readonly Fields[]
  readonly answers: readonly Fields[]
  readonly emails: readonly ExportedEmail[]
  readonly files: readonly ExportedFile[]
}

interface ExportedEmail {
  readonly date: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface ExportedFile {
  readonly key: string
  readonly path: string
}

const ofTheSite = new Set(['folder', 'files', 'desk'])

const ownFields = ({ fields }: { readonly fields: Fields }): Fields => {
  const notes = notesOf({ fields })
  const appointments = appointmentsOf({ fields })
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !ofTheSite.has(name))),
    ...(notes.length === 0 ? {} : { notes }),
    ...(appointments.length === 0 ? {} : { appointments }),
  }
}

/** Returns numbered paths, because two files may have the same name. */
const filePaths = ({ submissions, fileKeys }: PersonData): readonly ExportedFile[] => {
  const names = new Map(
    submissions
      .filter(({ collection }) => collection === 'applications')
      .flatMap(namedFiles)
      .map(({ key, name }) => [key, name]),
  )
  return fileKeys.map((key, at) => ({
    key,
    path: `files/${at + 1}-${cleanFileName(names.get(key) ?? 'file')}`,
  }))
}

const emailOf = (record: PersonData['emails'][number]): ExportedEmail => {
  const { date, to, subject, text } = readShownEmail(record)
  return { date, to: to.address, subject, text }
}

/** Collects what the person sent and received, without emails that name several people. */
export const exportPerson = (data: PersonData, now: number): PersonExport => {
  const references = new Set(data.submissions.map((record) => identityOf(record).reference))
  const ofCollection = (name: string): readonly Fields[] =>
    data.submissions.filter(({ collection }) => collection === name).map(ownFields)
  return {
    exportedAt: new Date(now).toISOString(),
    requests: ofCollection('requests'),
    applications: ofCollection('applications'),
    answers: ofCollection('feedback'),
    emails: data.emails
      .filter((record) => references.has(identityOf(record).reference))
      .map(emailOf),
    files: filePaths(data),
  }
}

export const zipOfPerson = (
  document: PersonExport,
  readFile: (key: string) => Promise<Readable>,
): Readable => {
  const entries = async function* () {
    yield { name: 'personal-information.json', input: `${JSON.stringify(document, null, 2)}\n` }
    for (const { key, path } of document.files) yield { name: path, input: await readFile(key) }
  }
  return zipStream(entries())
}

import * as z from 'zod'
import type { Fields } from '../../adapters/records/records.js'
import { cleanFileName } from '../../careers/fileNames.js'
import { namedFiles } from '../../careers/fileKeys.js'
import { notesOf } from './deskNotes.js'
import type { PersonData } from './findPerson.js'
import { identityOf } from './matches.js'

/** What one person is handed, in a format that programs read. */
export interface PersonExport {
  readonly exportedAt: string
  readonly requests: readonly Fields[]
  readonly applications: readonly Fields[]
  /** Answers whether a page was useful. */
  readonly answers: readonly Fields[]
  readonly emails: readonly ExportedEmail[]
  /** Where each file lies beside this document. */
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

/** The fields that only the site itself needs. */
const ofTheSite = new Set(['folder', 'files', 'desk'])

/** What the person wrote, and what was noted about them. */
const ownFields = ({ fields }: { readonly fields: Fields }): Fields => {
  const notes = notesOf({ fields })
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !ofTheSite.has(name))),
    ...(notes.length === 0 ? {} : { notes }),
  }
}

/** Names of the person's own, numbered: two files may have the same. */
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

// Less than the outbox reads: an email of another release is handed out all the same.
const shownText = z.string().catch('')
const exportedSchema = z.object({
  letter: z
    .object({
      date: shownText,
      to: z.object({ address: shownText }).catch({ address: '' }),
      subject: shownText,
      text: shownText,
    })
    .catch({ date: '', to: { address: '' }, subject: '', text: '' }),
})

const emailOf = ({ fields }: PersonData['emails'][number]): ExportedEmail => {
  const { date, to, subject, text } = exportedSchema.parse(fields).letter
  return { date, to: to.address, subject, text }
}

/**
 * Everything that the person sent and was written. Emails to the clinic are about them, so they
 * belong to it; those that name several people do not.
 */
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

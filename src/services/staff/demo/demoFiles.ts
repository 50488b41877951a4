import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from '../../adapters/files/files.js'
import type { RecordDraft } from '../../adapters/records/records.js'
import type { ApplicationFile } from '../../careers/application.js'
import { draftUpload, storedKey } from '../../careers/uploadRecord.js'
import { makeDemoPdf } from './demoPdf.js'
import type { DemoApplication, DemoFile } from './demoPeople.js'

const type = 'application/pdf'

/** Returns a deterministic id, so that repeating the command creates no duplicates. */
const uploadOf = (application: number, place: number): string =>
  `00000000-0000-4000-8000-b${String(application * 10 + place).padStart(11, '0')}`

const pdfOf = ({ name, message }: DemoApplication, file: DemoFile): Buffer =>
  makeDemoPdf([name, '', file.title, '', message, '', 'Fichier inventé pour la démonstration.'])

export interface DemoStored {
  readonly file: ApplicationFile
  readonly content: Buffer
  readonly upload: RecordDraft
}

export const demoFilesOf = (
  demo: DemoApplication,
  {
    place,
    id,
    createdAt,
  }: { readonly place: number; readonly id: string; readonly createdAt: number },
): readonly DemoStored[] =>
  demo.files.map((file, index) => {
    const content = pdfOf(demo, file)
    const upload = uploadOf(place, index)
    const { name, scan } = file
    const size = content.length
    const owner = createHash('sha256').digest('hex')
    const draft = draftUpload(
      upload,
      { owner, name, kind: 'pdf', type, size, signed: false },
      createdAt,
    )
    return {
      file: { key: storedKey(upload), name, kind: 'pdf', size, warnings: [], scan },
      content,
      upload: { ...draft, fields: { ...draft.fields, application: id } },
    }
  })

export const putDemoFile = (
  files: Pick<Files, 'put'>,
  { file: { key, size }, content }: DemoStored,
): Promise<unknown> => files.put(key, Readable.from([content]), { type, atMost: size })

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { readJson, writeLinkedProject } from './linkedProject.ts'

const testClinic = join(__dirname, '../../fixtures/testClinic')

const clinicSchema = z.looseObject({ exams: z.record(z.string(), z.unknown()) })

/** Writes the facts of the test clinic; exams missing from its fixture use the shipped entries. */
const addExams = (file: string): void => {
  const shipped = clinicSchema.parse(readJson(file))
  const clinic = clinicSchema.parse(readJson(join(testClinic, 'clinic.json')))
  writeFileSync(file, JSON.stringify({ ...clinic, exams: { ...shipped.exams, ...clinic.exams } }))
}

/** Offers every exam, because tests visit all of them; tests of `availability` change it. */
const offerEveryExam = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/"availability": "\w+"/, '"availability": "offered"'))
  }
}

export default function createTestProject(): void {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-test-project-'))
  // These are copied, because tests edit them; through a link they would change this project.
  writeLinkedProject(folder, ['src', 'dist', 'locales', 'package.json'])
  const content = join(folder, 'src/content')
  rmSync(join(content, 'jobs'), { recursive: true })
  cpSync(join(testClinic, 'jobs'), join(content, 'jobs'), { recursive: true })
  addExams(join(content, 'clinic.json'))
  offerEveryExam(join(content, 'exams'))
  process.env['TEST_PROJECT'] = folder
}

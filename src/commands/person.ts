import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { type Config, readConfig } from '../config/readConfig.js'
import { openEmailCopies } from '../services/adapters/email/openEmailTransport.js'
import type { Files } from '../services/adapters/files/files.js'
import { createFacts } from '../services/clinic/facts.js'
import type { Clinic } from '../services/clinic/readClinic.js'
import { moveEarlierEmails } from '../services/email/earlierEmails.js'
import { OperatorError } from '../services/errors/errors.js'
import { messageOf } from '../services/errors/systemErrors.js'
import { openTranslations, translateIn } from '../services/language/translations.js'
import {
  type Attestation,
  type AttestationMessages,
  writeAttestation,
} from '../services/staff/privacy/attestation.js'
import type { PersonExport } from '../services/staff/privacy/exportPerson.js'
import { type PersonQuery, readPersonQuery } from '../services/staff/privacy/personQuery.js'
import { createPrivacyDesk, type PrivacyDesk } from '../services/staff/privacy/privacyDesk.js'
import { systemClock } from '../shared/time/clock.js'
import { personLines } from './person/personListing.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { openStoredRecords } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { readDefaults, readShownContent } from './shared/shownContent.js'
import { fail, runCommand, write } from './shared/runCommand.js'
import { UsageError } from './shared/usageError.js'

const usage = `Finds, exports or deletes the data stored about a person.

  npm run person -- find WHO
  npm run person -- export WHO --to DIR
  npm run person -- delete WHO [--confirm] [--to DIR]

  WHO         an email, a phone number, a reference, or the id of a record
  --to DIR    folder of the attestation, as JSON and as a text for the person; for export also of
              the stored data, as JSON, and the files
  --confirm   deletes; without it, delete only lists what it would delete

Searches requests, applications, page feedback, their files and emails, in the store and in the mail
folder. Emails that were delivered are in the mailboxes of their readers: delete them there.`

const verbs = ['find', 'export', 'delete'] as const

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' }, confirm: { type: 'boolean', default: false } },
  })
  const [given, who = '', ...rest] = positionals
  const verb = verbs.find((one) => one === given)
  if (verb === undefined || who === '' || rest.length > 0) {
    throw new UsageError('Use find, export or delete, then WHO.')
  }
  if (verb === 'export' && values.to === undefined)
    throw new UsageError('Choose the folder: --to DIR.')
  const folder = values.to === undefined ? undefined : resolve(values.to)
  return { verb, who, folder, confirm: values.confirm }
}

const readQuery = (who: string, referencePrefix: string) => {
  const query = readPersonQuery(who, referencePrefix)
  if (query !== undefined) return query
  throw new UsageError('WHO must be an email address, phone number, reference or record id.')
}

const openAttestationMessages = async ({
  clinic,
  config,
}: Pick<Work, 'clinic' | 'config'>): Promise<AttestationMessages> => {
  const translations = await openTranslations(join(projectFolder, 'locales'), () => undefined)
  return {
    facts: createFacts(clinic, config.retention),
    timeZone: clinic.timeZone,
    words: (locale) => translateIn(translations, locale),
  }
}

/** Creates the folder before a deletion, which must not start if its attestation cannot be written. */
const prepareFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new OperatorError(
      `The command was not run: ${messageOf(cause)}. Pass a writable folder with --to.`,
      { cause },
    )
  }
}

const writeJson = (file: string, value: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })

interface Work {
  readonly desk: PrivacyDesk
  readonly files: Pick<Files, 'read'>
  readonly config: Config
  readonly clinic: Clinic
  readonly query: PersonQuery
  readonly folder: string | undefined
}

const reportAttestation = async (work: Work, attestation: Attestation): Promise<void> => {
  const { folder } = work
  const text = writeAttestation(attestation, await openAttestationMessages(work))
  write(text)
  if (folder === undefined) return
  // Different names, because an export and a deletion may share a folder.
  const name = attestation.done === 'deleted' ? 'attestation-deletion' : 'attestation-access'
  await writeJson(join(folder, `${name}.json`), attestation)
  await writeFile(join(folder, `${name}.txt`), text, { mode: 0o600 })
  write(`Written to ${folder}`)
}

const writeFiles = async (
  { files }: Work,
  { files: named }: PersonExport,
  folder: string,
): Promise<void> => {
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 })
  for (const { key, path } of named) {
    await pipeline(
      await files.read(key),
      createWriteStream(join(folder, path), { flags: 'w', mode: 0o600 }),
    )
  }
}

const exportAll = async (work: Work, folder: string): Promise<void> => {
  const { document, attestation } = await work.desk.export(work.query)
  await writeFiles(work, document, folder)
  await writeJson(join(folder, 'personal-information.json'), document)
  await reportAttestation(work, attestation)
}

const deleteAll = async (work: Work): Promise<void> => {
  const { data, attestation } = await work.desk.delete(work.query)
  await reportAttestation(work, attestation)
  for (const line of personLines(data, work.clinic.timeZone).leftToHuman) write(line)
}

await runCommand(usage, async () => {
  const { verb, who, folder, confirm } = readOptions(process.argv.slice(2))
  const config = readConfig(process.env, projectFolder)
  const defaults = readDefaults(config)
  const records = await openStoredRecords(config)
  await moveEarlierEmails(records, systemClock.now())
  const files = await openStoredFiles(config)
  const emailCopies = await openEmailCopies(config.paths.mail, pino({ level: 'silent' }))
  const desk = createPrivacyDesk({ records, files, emailCopies, clock: systemClock })
  try {
    const { clinic } = await readShownContent(defaults, records)
    const query = readQuery(who, clinic.referencePrefix)
    const work: Work = { desk, files, config, clinic, query, folder }
    if (folder !== undefined) await prepareFolder(folder)
    if (verb === 'export' && folder !== undefined) return await exportAll(work, folder)
    if (verb === 'delete' && confirm) return await deleteAll(work)
    const { found, leftToHuman } = personLines(await desk.find(query), clinic.timeZone)
    for (const line of [...found, ...leftToHuman]) write(line)
    if (verb === 'delete') fail('Nothing was deleted: add --confirm to delete.', 1)
  } finally {
    await files.close()
    await records.close()
  }
})

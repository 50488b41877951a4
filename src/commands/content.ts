import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import * as z from 'zod'
import { readConfig } from '../config/readConfig.js'
import { logUnreadable } from '../services/adapters/records/readable.js'
import { readClinic } from '../services/clinic/readClinic.js'
import { contentDocuments } from '../services/content/buildCatalogue.js'
import { documentFile, documentName } from '../services/content/contentDocument.js'
import type { Documents } from '../services/content/documentType.js'
import {
  type ContentDefaults,
  contentDefaults,
  contentFolder,
  loadDocuments,
  readContent,
} from '../services/content/loadContent.js'
import { type Json, membersOf } from '../services/content/mergeContent.js'
import type { Content } from '../services/content/openContent.js'
import { openEditing } from '../services/content/openEditing.js'
import type { PublishOutcome } from '../services/content/publishing.js'
import { OperatorError } from '../services/errors/errors.js'
import { systemClock } from '../shared/time/clock.js'
import { projectFolder } from './shared/projectFolder.js'
import { fail, runCommand, write } from './shared/runCommand.js'
import { UsageError } from './shared/usageError.js'
import { openStoredAccess } from './staffAccess/openStoredAccess.js'

const usage = `Content of the site: the documents of src/content, and the releases that changed them.

  npm run content -- list
  npm run content -- diff
  npm run content -- check
  npm run content -- export DIR
  npm run content -- import DIR [--publish --note "NOTE"]
  npm run content -- rollback N

  list      prints the newest release and the drafts
  diff      prints the values that differ from this build
  check     prints what to review after a deployment; exits with 1 if there is anything
  export    writes the documents as visitors see them, one JSON file each
  import    saves changed documents of a folder as drafts; --publish publishes them at once
  rollback  publishes the documents of release N again; 0 is the content of this build`

const act = { actor: 'command' } as const

const differences = (
  one: Json | undefined,
  other: Json | undefined,
  path: string,
): readonly string[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const [before, after] = [membersOf(one), membersOf(other)]
  if (before === undefined || after === undefined) return [path]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    differences(before.get(key), after.get(key), `${path}.${key}`),
  )
}

const printList = async ({ board, drafts }: Content): Promise<void> => {
  const { number, at, by, note } = board.current().release
  const published = `Release ${number}, ${new Date(at).toISOString()}, by ${by}: ${note}`
  write(number === 0 ? 'No release: the content of this build.' : published)
  for (const { document, changedAt, state } of await drafts.list()) {
    write(`Draft of ${document}, ${new Date(changedAt).toISOString()}, ${state}`)
  }
}

const printDifferences = ({ board }: Content, defaults: ContentDefaults): void => {
  const shown = board.current().documents
  const build = new Map(
    defaults.documents.map((one) => [documentName(one), z.json().parse(one.value)]),
  )
  for (const name of new Set([...build.keys(), ...shown.keys()])) {
    for (const path of differences(build.get(name), shown.get(name), name)) write(path)
  }
}

const printReview = ({ board }: Content): void => {
  const { review } = board.current()
  for (const one of review) {
    write(`${one.document}: ${one.reason}`)
    if (one.reason === 'bothChanged') for (const { path } of one.conflicts) write(`  ${path}`)
    if (one.reason === 'noLongerValid') {
      for (const { path, message } of one.problems) write(`  ${path.join('.')} ${message}`)
    }
  }
  if (review.length > 0) process.exitCode = 1
}

const exportDocuments = (documents: Documents, folder: string): void => {
  const all = contentDocuments(documents)
  for (const document of all) {
    const file = join(folder, documentFile(document))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(document.value, null, 2)}\n`)
  }
  write(`Wrote ${all.length} documents to ${folder}.`)
}

const printOutcome = (outcome: PublishOutcome): void => {
  if (outcome.status === 'published') {
    write(`Published release ${outcome.release.number}.`)
    return
  }
  const problems = outcome.status === 'refused' ? outcome.problems : []
  for (const { document, path, message } of problems) {
    write(`${document}: ${path.join('.')} ${message}`)
  }
  fail(`Not published (${outcome.status}); the drafts stay.`, 1)
}

/** Saves the documents of a folder that differ from those shown; with a note, publishes them. */
const importDocuments = async (
  editing: Content,
  folder: string,
  note: string | undefined,
): Promise<void> => {
  if (!existsSync(folder)) throw new OperatorError(`${folder} does not exist: name a folder.`)
  const read = readContent(folder)
  const [error] = read.errors
  if (error !== undefined) {
    throw new OperatorError(`${error.file}: line ${error.line}: ${error.key} ${error.rule}.`)
  }
  const { board, drafts } = editing
  const { documents, release } = board.current()
  const saved: { readonly document: string; readonly version: number }[] = []
  for (const one of read.documents) {
    const document = documentName(one)
    const json = z.json().parse(one.value)
    const shown = documents.get(document) ?? null
    if (differences(shown, json, document).length === 0) continue
    const published = { json: shown, from: release.map.get(document) ?? null }
    const outcome = await drafts.save(act, { document, shown, json }, published)
    if (outcome.status !== 'saved') {
      throw new OperatorError(
        `${document} was not saved (${outcome.status}): drop or publish its draft first.`,
      )
    }
    write(`Saved a draft of ${document}.`)
    saved.push({ document, version: outcome.version })
  }
  if (saved.length === 0) write('No document differs.')
  else if (note !== undefined) printOutcome(await editing.publish(act, { drafts: saved, note }))
}

const rollBack = async (editing: Content, release: string): Promise<void> => {
  const to = z.coerce.number().int().min(0).safeParse(release)
  if (!to.success) throw new UsageError('rollback takes the number of a release.')
  const outcome = await editing.rollBack(act, { to: to.data, note: `roll back to ${to.data}` })
  if (outcome.status === 'published') write(`Published release ${outcome.release.number}.`)
  else fail(`Not rolled back (${outcome.status}).`, 1)
}

const withArgument: readonly string[] = ['export', 'import', 'rollback']

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { publish: { type: 'boolean', default: false }, note: { type: 'string' } },
  })
  const [verb = '', argument = '', ...rest] = positionals
  if (rest.length > 0 || withArgument.includes(verb) === (argument === '')) {
    throw new UsageError('Use one verb; export, import and rollback take one argument.')
  }
  const { publish, note = '' } = values
  if (publish && note === '') throw new UsageError('--publish needs --note.')
  const config = readConfig(process.env, projectFolder)
  const defaults = contentDefaults(
    loadDocuments(join(projectFolder, contentFolder)),
    readClinic(config.clinicFile),
  )
  const access = await openStoredAccess(config)
  const { records, staff } = access
  const log = pino({ level: 'error' }, pino.destination(2))
  const { retention } = config
  const onUnreadable = logUnreadable(log)
  const shared = { records, log, onUnreadable, retention, clock: systemClock }
  const editing = openEditing({ ...shared, audit: staff.audit, accounts: staff.accounts }, defaults)
  const verbs = new Map<string, () => void | Promise<void>>([
    ['list', () => printList(editing)],
    ['diff', () => printDifferences(editing, defaults)],
    ['check', () => printReview(editing)],
    ['export', () => exportDocuments(editing.board.current().documents, argument)],
    ['import', () => importDocuments(editing, argument, publish ? note : undefined)],
    ['rollback', () => rollBack(editing, argument)],
  ])
  const run = verbs.get(verb)
  try {
    if (run === undefined) throw new UsageError(`Use one of: ${[...verbs.keys()].join(', ')}.`)
    await editing.board.load()
    await run()
  } finally {
    await access.close()
  }
})

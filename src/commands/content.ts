import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import * as z from 'zod'
import { readConfig } from '../config/readConfig.js'
import { logUnreadable } from '../services/adapters/records/readable.js'
import type { Problem } from '../services/content/documentType.js'
import type { Content } from '../services/content/openContent.js'
import { openEditing } from '../services/content/openEditing.js'
import type { PublishOutcome } from '../services/content/publishing.js'
import { ruleSentence } from '../services/schema/brokenRule.js'
import { cleanLine } from '../shared/forms/cleanText.js'
import { systemClock } from '../shared/time/clock.js'
import { differences } from '../services/content/mergeContent.js'
import { documentsToExport, exportContent } from './content/exportContent.js'
import { commandAct, importContent, type SavedDraft } from './content/importContent.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { projectFolder } from './shared/projectFolder.js'
import { fail, runCommand, write } from './shared/runCommand.js'
import { readDefaults } from './shared/shownContent.js'
import { UsageError } from './shared/usageError.js'
import { openStoredAccess } from './staffAccess/openStoredAccess.js'

const usage = `Content of the site: the documents of src/content, and the releases that changed them.

  npm run content -- list
  npm run content -- diff
  npm run content -- check
  npm run content -- export [--drafts] [--to DIR]
  npm run content -- import DIR [--publish --note "NOTE"]
  npm run content -- rollback N

  list      prints the newest release and the drafts
  diff      prints the values that differ from this build
  check     prints what to review after a deployment; exits with 1 if there is anything
  export    writes the documents as visitors see them, or with --drafts as edited, over src/content,
            and uploaded pictures into public/images, of this project or DIR
  import    saves changed documents and pictures of an exported DIR as drafts; --publish publishes
            them at once
  rollback  publishes the documents of release N again; 0 is the content of this build`

const printList = async ({ board, drafts }: Content): Promise<void> => {
  const { number, at, by, note } = board.current().release
  const published = `Release ${number}, ${new Date(at).toISOString()}, by ${by}: ${note}`
  const missed = board.missed()
  write(number === 0 ? 'No release: the content of this build.' : published)
  if (missed !== undefined) write(`Release ${missed} was published by a newer build.`)
  for (const { document, changedAt, state } of await drafts.list()) {
    write(`Draft of ${document}, ${new Date(changedAt).toISOString()}, ${state}`)
  }
}

const printDifferences = ({ board, catalogue }: Content): void => {
  const [build, shown] = [catalogue.defaults, board.current().documents]
  for (const name of new Set([...build.keys(), ...shown.keys()])) {
    for (const path of differences(build.get(name), shown.get(name), name)) write(path)
  }
}

const writtenProblem = (problem: Problem): string =>
  [...(problem.path.length === 0 ? [] : [problem.path.join('.')]), ruleSentence(problem)].join(': ')

const printReview = ({ board }: Content): void => {
  const { review } = board.current()
  for (const one of review) {
    write(`${one.document}: ${one.reason}`)
    if (one.reason === 'bothChanged') for (const { path } of one.conflicts) write(`  ${path}`)
    if (one.reason === 'noLongerValid') {
      for (const problem of one.problems) write(`  ${writtenProblem(problem)}`)
    }
  }
  if (review.length > 0) process.exitCode = 1
}

const printOutcome = (outcome: PublishOutcome): void => {
  if (outcome.status === 'published') {
    write(`Published release ${outcome.release.number}.`)
    return
  }
  const problems = outcome.status === 'refused' ? outcome.problems : []
  for (const problem of problems) write(`${problem.document}: ${writtenProblem(problem)}`)
  const documents = 'documents' in outcome ? `: ${outcome.documents.join(', ')}` : ''
  fail(`Not published (${outcome.status}${documents}); the drafts are unchanged.`, 1)
}

const rollBack = async (editing: Content, release: string): Promise<void> => {
  const to = z.coerce.number().int().min(0).safeParse(release)
  if (!to.success) throw new UsageError('rollback takes the number of a release.')
  const outcome = await editing.rollBack(commandAct, {
    to: to.data,
    note: `roll back to ${to.data}`,
  })
  if (outcome.status === 'published') {
    write(`Published release ${outcome.release.number}.`)
    return
  }
  const problems = outcome.status === 'refused' ? outcome.problems : []
  for (const problem of problems) write(`${problem.document}: ${writtenProblem(problem)}`)
  fail(`Not rolled back (${outcome.status}).`, 1)
}

const publish = async (
  editing: Content,
  drafts: readonly SavedDraft[],
  note: string,
): Promise<void> => {
  if (drafts.length > 0) printOutcome(await editing.publish(commandAct, { drafts, note }))
}

const withArgument: readonly string[] = ['import', 'rollback']

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      publish: { type: 'boolean', default: false },
      note: { type: 'string', default: '' },
      drafts: { type: 'boolean', default: false },
      to: { type: 'string', default: projectFolder },
    },
  })
  const [verb = '', argument = '', ...rest] = positionals
  if (rest.length > 0 || withArgument.includes(verb) === (argument === '')) {
    throw new UsageError('Pass one subcommand; import and rollback take one argument.')
  }
  if (values.publish && values.note === '') throw new UsageError('--publish needs --note.')
  const config = readConfig(process.env, projectFolder)
  const defaults = readDefaults(config)
  const access = await openStoredAccess(config)
  const files = await openStoredFiles(config)
  const { records, staff } = access
  const log = pino({ level: 'error' }, pino.destination(2))
  const { retention } = config
  const onUnreadable = logUnreadable(log)
  const shared = { records, log, onUnreadable, retention, clock: systemClock }
  const mailboxes = { desk: config.email.desk, hr: config.careers.hr }
  const editing = openEditing(
    { ...shared, mailboxes, audit: staff.audit, accounts: staff.accounts },
    defaults,
  )
  const verbs = new Map<string, () => void | Promise<void>>([
    ['list', () => printList(editing)],
    ['diff', () => printDifferences(editing)],
    ['check', () => printReview(editing)],
    [
      'export',
      async () =>
        exportContent(await documentsToExport(editing, values.drafts), files, resolve(values.to)),
    ],
    [
      'import',
      async () => {
        const saved = await importContent(editing, files, resolve(argument))
        if (values.publish) await publish(editing, saved, cleanLine(values.note))
      },
    ],
    ['rollback', () => rollBack(editing, argument)],
  ])
  const run = verbs.get(verb)
  try {
    if (run === undefined)
      throw new UsageError(`Pass one subcommand: ${[...verbs.keys()].join(', ')}.`)
    await editing.board.load()
    await run()
  } finally {
    await files.close()
    await access.close()
  }
})

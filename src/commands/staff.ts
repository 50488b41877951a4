import { parseArgs } from 'node:util'
import { isLocale } from '../addresses/urlFor.js'
import { staffRoles, staffUrl } from '../addresses/staffTable.js'
import { readConfig } from '../config/readConfig.js'
import { OperatorError } from '../services/errors/errors.js'
import { accountIdOf } from '../services/staff/accounts/accountRecord.js'
import { readInvited } from '../services/staff/accounts/readInvited.js'
import type { Manager } from '../services/staff/accounts/manageAccounts.js'
import { readLoggedHead, describeVerification } from './staffAccess/auditVerification.js'
import { seedDemo } from '../services/staff/demo/seedDemo.js'
import { systemClock } from '../shared/time/clock.js'
import { openStoredAccess, type StoredAccess } from './staffAccess/openStoredAccess.js'
import { openStoredFiles } from './shared/openStoredFiles.js'
import { projectFolder } from './shared/projectFolder.js'
import { fail, runCommand, write } from './shared/runCommand.js'
import { textTable } from './shared/textTable.js'
import { UsageError } from './shared/usageError.js'

const usage = `Accounts of the staff area (/staff), and its audit log.

  npm run staff -- invite EMAIL --role ROLE [--lang fr|en] [--name "NAME"]
  npm run staff -- list
  npm run staff -- reset EMAIL
  npm run staff -- unlock EMAIL
  npm run staff -- remove EMAIL
  npm run staff -- audit verify [--head SEQ:MAC]
  npm run staff -- demo

  invite   prints a link to choose a password, valid once, for 72 hours
  reset    the same after a lost password or phone; ends all sessions
  unlock   resets failed sign-in attempts
  remove   closes the account; the last administrator cannot be removed
  demo     adds fictitious requests and applications, deleted after a week
  audit    verifies the audit log; reports the first modified, missing or inserted entry

  --role   desk (requests), hr (applications), editor (texts of the site), approver (medical and
           legal texts), admin (accounts, log, privacy); repeatable
  --head   last entry named in the application log; detects a truncated audit log`

const manager: Manager = { actor: 'command' }

const options = {
  role: { type: 'string', multiple: true },
  lang: { type: 'string', default: 'fr' },
  name: { type: 'string' },
  head: { type: 'string' },
} as const

type Values = ReturnType<typeof read>['values']

const read = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [verb = '', subject = '', ...rest] = positionals
  if (rest.length > 0)
    throw new UsageError(
      'Pass one subcommand with one argument, such as: npm run staff -- reset EMAIL.',
    )
  return { verb, subject, values }
}

const nameFrom = (email: string): string => email.slice(0, Math.max(0, email.indexOf('@')))

const printLink = ({ staff }: StoredAccess, token: string): void => {
  write(`Open this link within 72 hours; it works once:`)
  write(staff.origin + staffUrl('invitation', { token }))
}

const invite = async (access: StoredAccess, email: string, values: Values): Promise<void> => {
  const { role: roles = [], lang, name = nameFrom(email) } = values
  if (!isLocale(lang)) throw new UsageError('--lang must be fr or en.')
  const unknown = roles.find((role) => !staffRoles.some((known) => known === role))
  if (roles.length === 0 || unknown !== undefined) {
    throw new UsageError(`--role must be one of ${staffRoles.join(', ')}.`)
  }
  const checked = readInvited({ email, name, roles, locale: lang })
  if ('errors' in checked) throw new UsageError('EMAIL is not an address, or NAME is too long.')
  const done = await access.staff.manage.invite(manager, checked.invited)
  if (done === 'existing') {
    throw new OperatorError(
      `${email} already has an account: restore access with “npm run staff -- reset ${email}”.`,
    )
  }
  printLink(access, done.token)
}

const missing = (email: string): OperatorError =>
  new OperatorError(
    `No account has the address ${email}: run “npm run staff -- list” to see all accounts.`,
  )

const reset = async (access: StoredAccess, email: string): Promise<void> => {
  const done = await access.staff.manage.reset(manager, accountIdOf(email))
  if (typeof done === 'string') throw missing(email)
  printLink(access, done.token)
}

const remove = async ({ staff }: StoredAccess, email: string): Promise<void> => {
  const done = await staff.manage.close(manager, accountIdOf(email))
  if (done === 'missing') throw missing(email)
  if (done === 'lastAdmin') {
    throw new OperatorError(`${email} is the only administrator: invite another first.`)
  }
  write(`${email} can no longer sign in.`)
}

const unlock = async ({ staff }: StoredAccess, email: string): Promise<void> => {
  await staff.manage.unlock(manager, email)
  write(`${email} can try to sign in again.`)
}

const list = async ({ staff }: StoredAccess): Promise<void> => {
  const accounts = await staff.manage.list()
  const lines = textTable(accounts, {
    EMAIL: ({ account: { stored } }) => stored.email,
    NAME: ({ account: { stored } }) => stored.name,
    ROLES: ({ account: { stored } }) => stored.roles.join(', '),
    STATE: ({ account: { stored } }) => stored.state,
    'LAST SIGN-IN': ({ account: { stored } }) =>
      stored.signedInAt === null ? 'never' : new Date(stored.signedInAt).toISOString(),
    SESSIONS: ({ sessions }) => String(sessions.length),
  })
  for (const line of lines) write(line)
}

const verifyUsage = 'Use audit verify.'

const audit = async (access: StoredAccess, verb: string, head: string | undefined) => {
  if (verb !== 'verify') throw new UsageError(verifyUsage)
  const logged = head === undefined ? undefined : readLoggedHead(head)
  if (head !== undefined && logged === undefined) throw new UsageError('--head must be SEQ:MAC.')
  const verification = describeVerification(await access.staff.audit.verify(logged))
  if (verification.isIntact) write(verification.sentence)
  else fail(verification.sentence, 1)
}

/** Adds fictitious data; requests in progress are assigned to the first front desk account. */
const demo = async ({ staff, records, config }: StoredAccess): Promise<void> => {
  const people = await staff.accounts.list()
  const colleague = people.find(({ roles }) => roles.includes('desk')) ?? people[0]
  if (colleague === undefined) {
    throw new OperatorError('No account exists: create one with “npm run staff -- invite”.')
  }
  const { id, name } = colleague
  const files = await openStoredFiles(config)
  const parts = { records, files, clock: systemClock, colleague: { id, name } }
  try {
    const added = await seedDemo(parts)
    write(`Added ${added.requests} fictitious requests and ${added.applications} applications.`)
  } finally {
    await files.close()
  }
}

const verbs: Readonly<
  Record<string, (access: StoredAccess, subject: string, values: Values) => Promise<void>>
> = {
  invite,
  list,
  reset,
  remove,
  unlock,
  demo,
  audit: (access, subject, { head }) => audit(access, subject, head),
}

const emailMissing = 'EMAIL is missing.'
const missingSubjects: ReadonlyMap<string, string> = new Map([
  ...['invite', 'reset', 'remove', 'unlock'].map((verb) => [verb, emailMissing] as const),
  ['audit', verifyUsage],
])

await runCommand(usage, async () => {
  const { verb, subject, values } = read(process.argv.slice(2))
  const work = verbs[verb]
  if (work === undefined)
    throw new UsageError('Pass one subcommand: invite, list, reset, unlock, remove, demo or audit.')
  const missingSubject = missingSubjects.get(verb)
  if (missingSubject !== undefined && subject === '') throw new UsageError(missingSubject)
  const access = await openStoredAccess(readConfig(process.env, projectFolder))
  try {
    await work(access, subject, values)
  } finally {
    await access.close()
  }
})

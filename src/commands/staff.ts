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

  invite   prints a link that lets the person choose a password: good once, for 72 hours
  reset    the same, for somebody who lost password or phone; their sessions end
  unlock   forgets failed tries
  remove   closes the account; the last admin stays
  demo     adds invented requests and applications with files to look at, which go after a week
  audit    reads the whole log and names the first entry that was changed, is missing or was put in

  --role   desk (requests), hr (applications), admin (accounts, log, privacy); may be given again
  --head   the last entry that the site's own log names: shows that none was cut off after it`

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
  if (rest.length > 0) throw new UsageError('Say one thing at a time.')
  return { verb, subject, values }
}

const nameFrom = (email: string): string => email.slice(0, Math.max(0, email.indexOf('@')))

const printLink = ({ staff }: StoredAccess, token: string): void => {
  write(`Open this link within 72 hours; it is good once:`)
  write(staff.origin + staffUrl('invitation', { token }))
}

const invite = async (access: StoredAccess, email: string, values: Values): Promise<void> => {
  const { role: roles = [], lang, name = nameFrom(email) } = values
  if (!isLocale(lang)) throw new UsageError('--lang is fr or en.')
  const unknown = roles.find((role) => !staffRoles.some((known) => known === role))
  if (roles.length === 0 || unknown !== undefined) {
    throw new UsageError('--role is desk, hr or admin.')
  }
  const checked = readInvited({ email, name, roles, locale: lang })
  if ('errors' in checked) throw new UsageError('EMAIL is not an address, or NAME is too long.')
  const done = await access.staff.manage.invite(manager, checked.invited)
  if (done === 'existing') {
    throw new OperatorError(
      `${email} has an account already: “npm run staff -- reset ${email}” gives access again.`,
    )
  }
  printLink(access, done.token)
}

const missing = (email: string): OperatorError =>
  new OperatorError(`Nobody has an account with ${email}: “npm run staff -- list” says who does.`)

const reset = async (access: StoredAccess, email: string): Promise<void> => {
  const done = await access.staff.manage.reset(manager, accountIdOf(email))
  if (typeof done === 'string') throw missing(email)
  printLink(access, done.token)
}

const remove = async ({ staff }: StoredAccess, email: string): Promise<void> => {
  const done = await staff.manage.close(manager, accountIdOf(email))
  if (done === 'missing') throw missing(email)
  if (done === 'lastAdmin') {
    throw new OperatorError(`${email} is the only admin: invite another one first.`)
  }
  write(`${email} can no longer sign in.`)
}

const unlock = async ({ staff }: StoredAccess, email: string): Promise<void> => {
  await staff.manage.unlock(manager, email)
  write(`${email} may try again now.`)
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

const sayVerify = 'Say audit verify.'

const audit = async (access: StoredAccess, verb: string, head: string | undefined) => {
  if (verb !== 'verify') throw new UsageError(sayVerify)
  const logged = head === undefined ? undefined : readLoggedHead(head)
  if (head !== undefined && logged === undefined) throw new UsageError('--head is SEQ:MAC.')
  const verification = describeVerification(await access.staff.audit.verify(logged))
  if (verification.isIntact) write(verification.sentence)
  else fail(verification.sentence, 1)
}

/**
 * Assigns requests in progress to the first front desk account, so that its own list has entries.
 */
const demo = async ({ staff, records, config }: StoredAccess): Promise<void> => {
  const people = await staff.accounts.list()
  const colleague = people.find(({ roles }) => roles.includes('desk')) ?? people[0]
  if (colleague === undefined) {
    throw new OperatorError('Nobody has an account yet: “npm run staff -- invite” makes one.')
  }
  const { id, name } = colleague
  const files = await openStoredFiles(config)
  const parts = { records, files, clock: systemClock, colleague: { id, name } }
  try {
    const added = await seedDemo(parts)
    write(`Added ${added.requests} invented requests and ${added.applications} applications.`)
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

const describePerson = 'Say who: EMAIL.'
const missingSubjects: ReadonlyMap<string, string> = new Map([
  ...['invite', 'reset', 'remove', 'unlock'].map((verb) => [verb, describePerson] as const),
  ['audit', sayVerify],
])

await runCommand(usage, async () => {
  const { verb, subject, values } = read(process.argv.slice(2))
  const work = verbs[verb]
  if (work === undefined)
    throw new UsageError('Say invite, list, reset, unlock, remove, demo or audit.')
  const missingSubject = missingSubjects.get(verb)
  if (missingSubject !== undefined && subject === '') throw new UsageError(missingSubject)
  const access = await openStoredAccess(readConfig(process.env, projectFolder))
  try {
    await work(access, subject, values)
  } finally {
    await access.close()
  }
})

import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { generateSync } from 'otplib'
import PostalMime from 'postal-mime'
import { requestForm } from '../abuse/requestForm.ts'
import { type Release, runIn } from './release.ts'
import { openVisitor, type Visitor } from './visitor.ts'
import { waitUntil } from './waitUntil.ts'

/** Throws unless a running release shows what was stored before. */
export type Check = (release: Release) => Promise<void>

/** Stores something through a running release. @param number of the run, part of every stored value */
type Store = (release: Release, number: number) => Promise<Check>

const expectText = (text: string, expected: string, where: string): void => {
  if (!text.includes(expected)) throw new Error(`“${expected}” is missing in ${where}.`)
}

const sendRequest = ({ origin }: Release, name: string, email: string) =>
  openVisitor(origin).post(
    '/fr',
    new URLSearchParams(requestForm({ name, phone: '418 555-0199', email })),
  )

const expectListed = (release: Release, name: string): void =>
  expectText(runIn(release, 'dist/commands/requests.js'), name, 'the list of requests')

const storeRequest: Store = async (release, number) => {
  const name = `Personne ${number}`
  await sendRequest(release, name, 'zoe@exemple.ca')
  return async (later) => expectListed(later, name)
}

const linkSentTo = async ({ dataDir }: Release, address: string): Promise<string> => {
  const folder = join(dataDir, 'mail')
  let link: string | undefined
  await waitUntil(async () => {
    const files = existsSync(folder) ? readdirSync(folder) : []
    for (const file of files.filter((one) => one.endsWith('.eml'))) {
      const { to, text = '' } = await PostalMime.parse(readFileSync(join(folder, file)))
      if (to?.[0]?.address === address) link ??= /\/fr\/ma-demande\S+/.exec(text)?.[0]
    }
    return link !== undefined
  }, `No email with a link was sent to ${address}.`)
  return link ?? ''
}

const storeWithdrawal: Store = async (release, number) => {
  const name = `Retrait ${number}`
  const address = `retrait${number}@exemple.ca`
  await sendRequest(release, name, address)
  const link = await linkSentTo(release, address)
  await openVisitor(release.origin).post(
    link,
    new URLSearchParams({ act: 'withdraw', sure: 'yes' }),
  )
  return async (later) => {
    const page = await openVisitor(later.origin).open(link)
    expectText(page('main').text(), 'retiré', `the page of ${name}`)
    expectListed(later, name)
  }
}

const storeApplication: Store = async ({ origin }, number) => {
  const content = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nCV ${number}\ntrailer << /Root 1 0 R >>\n%%EOF\n`
  const body = new FormData()
  const fields = { name: `Candidate ${number}`, email: 'zoe@exemple.ca', offer: 'spontaneous' }
  for (const [name, value] of Object.entries({ ...fields, consent: 'yes' })) body.set(name, value)
  body.set('files', new Blob([content], { type: 'application/pdf' }), 'CV.pdf')
  await openVisitor(origin).post('/fr/carrieres', body)
  return async (later) => {
    const folder = mkdtempSync(join(later.dataDir, '..', 'files-'))
    runIn(later, 'dist/commands/applications.js', '--download', folder)
    const files = globSync('*/*.pdf', { cwd: folder })
    const isFound = files.some((file) => readFileSync(join(folder, file), 'utf8') === content)
    if (!isFound) throw new Error(`The file of ${fields.name} is missing or changed.`)
  }
}

const exportContent = (release: Release, ...options: readonly string[]): string => {
  const folder = mkdtempSync(join(release.dataDir, '..', 'content-'))
  runIn(release, 'dist/commands/content.js', 'export', '--to', folder, ...options)
  return folder
}

/** Replaces a value in an export and imports it, as the clinic does in the editor. */
const edit = (
  release: Release,
  { file, from, to }: Readonly<{ file: string; from: RegExp; to: string }>,
  ...options: readonly string[]
): void => {
  const folder = exportContent(release)
  const path = join(folder, 'src/content', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  runIn(release, 'dist/commands/content.js', 'import', folder, ...options)
}

export const publishPhone = async (release: Release, number: number): Promise<void> => {
  const phone = { file: 'clinic.json', from: /(?<="phone": ")\+\d+/, to: `+1418555016${number}` }
  edit(release, phone, '--publish', '--note', 'Phone')
  await waitUntil(
    async () => (await openVisitor(release.origin).open('/fr')).text().includes(`555-016${number}`),
    `The page does not show 555-016${number}.`,
  )
}

/** Documents that receive a draft, one per run, because a document has one draft. */
const drafted = ['about', 'tools', 'careers', 'ultrasound'] as const

const storeDraft: Store = async (release, number) => {
  const file = `pages/${drafted[number - 1]}.json`
  const to = `Brouillon ${number}`
  edit(release, { file, from: /(?<="title": \{\s+"fr": ")[^"]+/, to })
  return async (later) => {
    const written = join(exportContent(later, '--drafts'), 'src/content', file)
    expectText(readFileSync(written, 'utf8'), to, `the draft of ${file}`)
  }
}

const password = 'quatre mots assez longs'

interface Account {
  readonly email: string
  readonly visitor: Visitor
  readonly recoveryCodes: string[]
}

const openAccount = async (release: Release, number: number): Promise<Account> => {
  const email = `marie${number}@clinique.example`
  const roles = ['--role', 'desk', '--role', 'admin']
  const invited = runIn(release, 'dist/commands/staff.js', 'invite', email, ...roles)
  const visitor = openVisitor(release.origin)
  await visitor.open(/\/staff\/\S+/.exec(invited)?.[0] ?? '')
  const offered = await visitor.submit('form.flow', { password, again: password })
  const secret = offered('.secret').text().replaceAll(' ', '')
  const entered = await visitor.submit('form.flow', { code: generateSync({ secret }) })
  const recoveryCodes = entered('.codes li')
    .toArray()
    .map((code) => entered(code).text())
  return { email, visitor, recoveryCodes }
}

const signIn = async ({ origin }: Release, { email, recoveryCodes }: Account): Promise<Visitor> => {
  const visitor = openVisitor(origin)
  await visitor.open('/staff/sign-in')
  await visitor.submit('form.flow', { email, password })
  await visitor.submit('form.flow', { code: recoveryCodes.pop() ?? '' })
  return visitor
}

const day = 86_400_000
const clinicDate = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(time)

const storeClosure = async ({ visitor }: Account, reason: string): Promise<void> => {
  await visitor.open('/staff/notices')
  await visitor.submit('form.panel', {
    kind: 'closure',
    fr: reason,
    en: `In English: ${reason}`,
    fromDate: clinicDate(Date.now()),
    toDate: clinicDate(Date.now() + 3 * day),
    do: 'publish',
  })
}

const storeAccountAndClosure: Store = async (release, number) => {
  const account = await openAccount(release, number)
  const reason = `travaux ${number}`
  await storeClosure(account, reason)
  return async (later) => {
    for (const visitor of [account.visitor, await signIn(later, account)]) {
      const notices = await visitor.open('/staff/notices')
      expectText(notices('main').text(), reason, `the notices that ${account.email} sees`)
    }
    const home = await openVisitor(later.origin).open('/fr')
    expectText(home('body').text(), reason, 'the home page')
  }
}

/** The account is first: without one, emails about requests contain no link. */
export const storedItems: readonly Store[] = [
  storeAccountAndClosure,
  storeRequest,
  storeWithdrawal,
  storeApplication,
  storeDraft,
]

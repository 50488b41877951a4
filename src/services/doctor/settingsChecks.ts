import { machinePaths } from '../../addresses/machineTable.js'
import { second } from '../../shared/time/durations.js'
import { localMoment } from '../clinic/openHours.js'
import { type Clinic, ClinicError } from '../clinic/readClinic.js'
import type { OfferedExams } from '../content/offeredExams.js'
import { mailboxErrors, staffMailboxes } from '../clinic/staffMailboxes.js'
import { ContentError } from '../content/loadContent.js'
import { messageOf } from '../errors/systemErrors.js'
import { localeErrors } from '../language/localeErrors.js'
import type { Check, Doubt } from './check.js'
import { checkHosting, type HostingPlaces } from './hostingCheck.js'
import { unconfirmedTexts } from './unconfirmedTexts.js'

export interface Settings {
  readonly production: boolean
  /** Origin; guessed if `PUBLIC_URL` is not set. */
  readonly origin: string
  readonly originIsGuessed: boolean
  /** Reads the clinic data that visitors see. @throws ClinicError or ContentError */
  readonly clinic: () => Promise<Clinic>
  readonly localesFolder: string
  readonly mailboxes: {
    readonly from: string | undefined
    readonly desk: string | undefined
    readonly hr: string | undefined
  }
  readonly hosting: HostingPlaces
  readonly staffSecret: 'variable' | 'file'
  readonly misspelt: readonly { readonly name: string; readonly meant: string }[]
  /** How bounces are reported; `undefined` if they are not. */
  readonly emailEvents: string | undefined
  readonly backupsAreEncrypted: boolean
  readonly offered: () => Promise<Pick<OfferedExams, 'hasPage'>>
  readonly now: () => number
}

const answerTimeoutMs = 10 * second

/** Returns the first error and the number of errors, because a table line has room for one. */
const firstOf = (errors: readonly string[]): string => {
  const [first = ''] = errors
  return errors.length < 2 ? first : `${errors.length} errors, first ${first}`
}

const read = async ({ clinic }: Pick<Settings, 'clinic'>): Promise<Clinic> => {
  try {
    return await clinic()
  } catch (error) {
    const isListed = error instanceof ClinicError || error instanceof ContentError
    throw isListed ? new Error(firstOf(error.errors)) : error
  }
}

const checkClinic = async (settings: Settings): Promise<string | Doubt> => {
  const { now } = settings
  const clinic = await read(settings)
  const errors = localeErrors(settings.localesFolder)
  if (errors.length > 0) throw new Error(firstOf(errors))
  const { pricesValidUntil } = clinic.coverage
  const seen = `prices valid until ${pricesValidUntil}`
  return localMoment(clinic, new Date(now())).date <= pricesValidUntil
    ? seen
    : {
        seen,
        advice:
          'Update the prices and the date until which they are valid, at /staff/site or in the clinic’s file.',
      }
}

const checkTexts = async (settings: Settings): Promise<string | Doubt> => {
  const { production, now } = settings
  const clinic = await read(settings)
  const { hasPage } = await settings.offered()
  const open = unconfirmedTexts(clinic, hasPage, localMoment(clinic, new Date(now())).date)
  if (open.length === 0) return 'all texts that need confirmation are confirmed'
  const seen = `to confirm before the site goes live: ${open.length}`
  const advice = 'Confirm the texts listed below, then write the date in the clinic’s file.'
  return production ? { seen, advice } : seen
}

const isEncrypted = (origin: string): boolean =>
  origin.startsWith('https:') || /^http:\/\/(localhost|127\.|\[::1\])/.test(origin)

const askAlive = async (origin: string): Promise<string | undefined> => {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const { status } = await fetch(`${origin}/healthz`, { redirect: 'manual', signal })
    return status === 200 ? undefined : `it responds with ${status}`
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const reason = cause ?? error
    return messageOf(reason)
  }
}

const checkAddress = async (settings: Settings): Promise<string | Doubt> => {
  const { origin, originIsGuessed, production } = settings
  if (originIsGuessed) {
    const seen = `${origin}, as PUBLIC_URL is not set`
    const advice = 'Emails and search engines would lead to this machine: set PUBLIC_URL.'
    return production ? { seen, advice } : seen
  }
  if (!isEncrypted(origin)) {
    const advice = 'Requests would not be encrypted: set PUBLIC_URL to https://….'
    return { seen: `${origin} is not encrypted`, advice }
  }
  const problem = await askAlive(origin)
  if (problem === undefined) return `${origin} responds`
  const advice = 'Start the site; if it runs, check PUBLIC_URL, DNS and the proxy.'
  return { seen: `${origin} is unreachable: ${problem}`, advice }
}

const checkReaders = async (settings: Settings): Promise<string | Doubt> => {
  const { mailboxes, production } = settings
  const clinic = await read(settings)
  const [shared] = mailboxErrors(mailboxes, clinic)
  const { from = clinic.senderEmail } = mailboxes
  const { desk, hr } = staffMailboxes(mailboxes, clinic)
  const seen = `requests to ${desk}, applications to ${hr}, from ${from}`
  if (shared !== undefined) return { seen, advice: shared }
  // Reserved domains (RFC 2606), used by the fictional clinic.
  const isFictional = [desk, hr, from].some((address) => address.endsWith('.example'))
  return production && isFictional
    ? {
        seen,
        advice:
          'Addresses in .example do not exist: set MAIL_FROM, MAIL_DESK and MAIL_HR, or the clinic’s email, hiringEmail and senderEmail.',
      }
    : seen
}

const checkStaff = ({ staffSecret }: Settings): string => {
  if (staffSecret === 'variable') return 'their codes are sealed with STAFF_SECRET'
  return 'their codes are sealed with the secret in DATA_DIR'
}

const checkVariables = ({ misspelt }: Settings): string | Doubt => {
  const [first] = misspelt
  if (first === undefined) return 'no variable name is misspelt'
  return {
    seen: `${misspelt.map(({ name }) => name).join(', ')} ${misspelt.length > 1 ? 'are' : 'is'} ignored`,
    advice: `Correct the name: ${misspelt.map(({ name, meant }) => `${name} → ${meant}`).join(', ')}.`,
  }
}

const checkBounces = ({ emailEvents, origin }: Settings): string | undefined =>
  emailEvents === undefined
    ? undefined
    : `reported as ${emailEvents} events to ${origin}${machinePaths.emailEvents}`

const checkBackupKey = ({ backupsAreEncrypted, production }: Settings): string | Doubt => {
  if (backupsAreEncrypted) return 'backups are encrypted with BACKUP_KEY'
  const seen = 'backups are not encrypted, as BACKUP_KEY is not set'
  return production
    ? { seen, advice: 'Set BACKUP_KEY before backups are copied off this machine.' }
    : seen
}

export const settingsChecks = (settings: Settings): readonly Check[] => [
  {
    name: 'variables',
    advice: 'Correct the names of the variables.',
    run: async () => checkVariables(settings),
  },
  {
    name: 'clinic',
    advice: 'The site would not start: fix the file; “npm run check -- content” lists all errors.',
    run: () => checkClinic(settings),
  },
  {
    name: 'words',
    advice: 'The dates of confirmation are in “reviews” and “confirmed” of the clinic’s file.',
    run: () => checkTexts(settings),
  },
  {
    name: 'hosting',
    advice: 'Compare the place of storage with “privacy.hosting” in the clinic’s file.',
    run: async () => checkHosting(await read(settings), settings.hosting),
  },
  { name: 'address', advice: 'Check PUBLIC_URL.', run: () => checkAddress(settings) },
  {
    name: 'readers',
    advice: 'Without MAIL_DESK or MAIL_HR, emails are sent to the clinic’s email and hiringEmail.',
    run: () => checkReaders(settings),
  },
  {
    name: 'bounces',
    advice: 'Check EMAIL_EVENTS.',
    run: async () => checkBounces(settings),
  },
  { name: 'staff', advice: 'Check STAFF_SECRET.', run: async () => checkStaff(settings) },
  { name: 'backup', advice: 'Check BACKUP_KEY.', run: async () => checkBackupKey(settings) },
]

import { examNames } from '../../addresses/pageTable.js'
import { type Clinic, ClinicError, readClinic } from '../clinic/readClinic.js'
import { localMoment } from '../clinic/openHours.js'
import { localeErrors } from '../language/localeErrors.js'
import { second } from '../time/durations.js'
import type { Check, Doubt } from './check.js'

/** What the variables and the files of the clinic decide. */
export interface Settings {
  readonly production: boolean
  /** Scheme and host; guessed while `PUBLIC_URL` is not set. */
  readonly origin: string
  readonly originIsGuessed: boolean
  readonly clinicFile: string
  readonly localesFolder: string
  /** Absent: the clinic's own address. */
  readonly mailboxes: {
    readonly from: string
    readonly desk: string | undefined
    readonly hr: string | undefined
  }
  readonly now: () => number
}

const answerTimeoutMs = 10 * second

/** One line of the table has room for the first error alone. */
const firstOf = (errors: readonly string[]): string => {
  const [first = ''] = errors
  return errors.length < 2 ? first : `${errors.length} errors, first ${first}`
}

const read = (file: string): Clinic => {
  try {
    return readClinic(file)
  } catch (error) {
    throw error instanceof ClinicError ? new Error(firstOf(error.errors)) : error
  }
}

const unconfirmedBilling: Doubt = {
  seen: 'what an insured person may be billed for PRP is not confirmed',
  advice: 'Have it confirmed, then set coverage.prpBilling to "confirmed" in the clinic’s file.',
}

const checkClinic = (settings: Settings): string | Doubt => {
  const { clinicFile, localesFolder, now, production } = settings
  const clinic = read(clinicFile)
  const errors = localeErrors(localesFolder)
  if (errors.length > 0) throw new Error(firstOf(errors))
  const { pricesValidUntil, prpBilling } = clinic.coverage
  const seen = `the prices hold until ${pricesValidUntil}`
  if (localMoment(clinic, new Date(now())).date > pricesValidUntil) {
    const advice = 'Write the prices of today in the clinic’s file, and until when they hold.'
    return { seen, advice }
  }
  return production && prpBilling === 'toConfirm' ? unconfirmedBilling : seen
}

/** Clinics have their pages read by a professional: nobody else can tell what is true of an exam. */
const checkReviews = ({ clinicFile, production }: Settings): string | Doubt => {
  const { reviews } = read(clinicFile)
  const missing = examNames.filter((name) => reviews[name] === undefined)
  if (missing.length === 0) return 'every exam page was reviewed'
  const seen = `never reviewed: ${missing.join(', ')}`
  const advice =
    'Have these exam pages read by a professional, then write who and when in “reviews”.'
  return production ? { seen, advice } : seen
}

const isEncrypted = (origin: string): boolean =>
  origin.startsWith('https:') || /^http:\/\/(localhost|127\.|\[::1\])/.test(origin)

const askAlive = async (origin: string): Promise<string | undefined> => {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const { status } = await fetch(`${origin}/healthz`, { redirect: 'manual', signal })
    return status === 200 ? undefined : `it answers ${status}`
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const reason = cause ?? error
    return reason instanceof Error ? reason.message : String(reason)
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
    const advice = 'What visitors write would travel readable: set PUBLIC_URL to https://….'
    return { seen: `${origin} is not encrypted`, advice }
  }
  const problem = await askAlive(origin)
  if (problem === undefined) return `${origin} answers`
  const advice = 'Start the site; if it runs, look at PUBLIC_URL, at DNS and at the proxy.'
  return { seen: `${origin} was not reached: ${problem}`, advice }
}

const checkReaders = ({ clinicFile, mailboxes, production }: Settings): string | Doubt => {
  const { email } = read(clinicFile)
  const { from, desk = email, hr = email } = mailboxes
  const seen = `requests to ${desk}, applications to ${hr}, from ${from}`
  // Names that nobody can own (RFC 2606): the ones that the fictional clinic has.
  const isFictional = [desk, hr, from].some((address) => address.endsWith('.example'))
  return production && isFictional
    ? {
        seen,
        advice: 'No .example exists: set MAIL_FROM, MAIL_DESK and MAIL_HR, or the clinic’s email.',
      }
    : seen
}

/** What is read rather than opened, in the order of the table. */
export const settingsChecks = (settings: Settings): readonly Check[] => [
  {
    name: 'clinic',
    advice: 'The site would not start: mend the file; “npm run check -- content” lists all errors.',
    run: async () => checkClinic(settings),
  },
  {
    name: 'reviews',
    advice: 'Who reviewed an exam page, and when, stands in “reviews” of the clinic’s file.',
    run: async () => checkReviews(settings),
  },
  { name: 'address', advice: 'Look at PUBLIC_URL.', run: () => checkAddress(settings) },
  {
    name: 'readers',
    advice: 'Emails go to the clinic’s own address where MAIL_DESK or MAIL_HR is not set.',
    run: async () => checkReaders(settings),
  },
]

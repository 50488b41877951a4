import type { RateLimits } from '../adapters/rateLimits/rateLimits.js'
import type { Files } from '../adapters/files/files.js'
import type { EmailTransport } from '../adapters/email/emailTransport.js'
import type { Records } from '../adapters/records/records.js'
import type { Scanner } from '../adapters/scanner/scanner.js'
import type { Verification } from '../adapters/verification/verification.js'
import type { Check } from './check.js'
import { checkBackup, checkDeletion } from './dailyRunsCheck.js'
import { checkDesk } from './deskCheck.js'
import { type DiskPlace, checkDisk } from './diskCheck.js'
import { tryFiles, tryScanner } from './filesCheck.js'
import { tryOutbox, tryRecords } from './recordsCheck.js'
import type { JobContent } from '../content/schemas/job.js'
import { checkReleases } from './releaseCheck.js'

/** Functions that open each component, so that a component that cannot be opened is reported. */
export interface Components {
  readonly records: () => Promise<Records>
  readonly recordsAt: { readonly place: string; readonly exists: boolean }
  readonly files: () => Promise<Files>
  readonly scanner: () => Promise<Scanner | undefined>
  readonly mail: () => Promise<EmailTransport>
  readonly limits: () => Promise<RateLimits>
  /** Whether several machines may share the records while each counts requests separately. */
  readonly limitsMayDiffer: boolean
  readonly verification: () => Promise<Verification | undefined>
  /** `false` if a production site writes emails to files. */
  readonly emailsReachPeople: boolean
  readonly interfaces: () => Promise<readonly string[]>
  readonly disk: DiskPlace | undefined
  readonly jobs: () => Promise<readonly JobContent[]>
  readonly now: () => number
}

const using = async <Component extends { close(): Promise<void> }, Result>(
  open: () => Promise<Component>,
  work: (component: Component) => Promise<Result>,
): Promise<Result> => {
  const component = await open()
  try {
    return await work(component)
  } finally {
    await component.close()
  }
}

export const siteChecks = ({
  records,
  recordsAt,
  files,
  scanner,
  mail,
  limits,
  limitsMayDiffer,
  verification,
  emailsReachPeople,
  interfaces,
  disk,
  jobs,
  now,
}: Components): readonly Check[] => [
  {
    name: 'records',
    advice:
      'Check DATA_DIR (persistent, writable), or FIREBASE_PROJECT_ID and FIREBASE_SERVICE_ACCOUNT.',
    run: async () =>
      recordsAt.exists
        ? `${await using(records, (opened) => tryRecords(opened, now()))} in ${recordsAt.place}`
        : {
            seen: `none at ${recordsAt.place}`,
            advice:
              'Expected before the first start; otherwise set DATA_DIR to the folder of the site.',
          },
  },
  {
    name: 'outbox',
    advice: 'Emails are not sent: check the mail row, and “email delayed” in the log.',
    run: async () =>
      recordsAt.exists ? using(records, (opened) => tryOutbox(opened, now())) : undefined,
  },
  {
    name: 'files',
    advice: 'Check DATA_DIR, or S3_BUCKET, AWS_REGION, S3_ENDPOINT and the keys of the bucket.',
    run: () => using(files, tryFiles),
  },
  {
    name: 'deletion',
    advice:
      'If the clock of this machine is right, run “npm run purge -- --confirm”; otherwise correct it.',
    run: async () =>
      recordsAt.exists ? using(records, (opened) => checkDeletion(opened, now())) : undefined,
  },
  {
    name: 'releases',
    advice: 'Deploy the release that wrote them, or restore a backup if they are damaged.',
    run: async () =>
      recordsAt.exists
        ? using(records, async (opened) => checkReleases(opened, await jobs()))
        : undefined,
  },
  {
    name: 'front desk',
    advice: 'See the row “records” of this report.',
    run: async () => (recordsAt.exists ? using(records, checkDesk) : undefined),
  },
  {
    name: 'last backup',
    advice: 'See the row “records” of this report.',
    run: async () =>
      recordsAt.exists ? using(records, (opened) => checkBackup(opened, now())) : undefined,
  },
  {
    name: 'disk',
    advice: 'Free or add disk space; requests are still stored.',
    run: async () => (disk === undefined ? undefined : checkDisk(disk)),
  },
  {
    name: 'interface',
    advice: 'The site would not start: check HOST and METRICS_HOST.',
    run: async () => `${(await interfaces()).join(' and ')} can be listened on`,
  },
  {
    name: 'scanner',
    advice: 'Check CLAMAV_URL; until then applications are stored and marked as not scanned.',
    run: async () => {
      const chosen = await scanner()
      return chosen === undefined ? undefined : tryScanner(chosen)
    },
  },
  {
    name: 'mail',
    advice: 'Check SMTP_URL (host, port, user, password) and SMTP_TLS, or DATA_DIR.',
    run: () =>
      using(mail, async (opened) => {
        const seen = await opened.check()
        return emailsReachPeople ? seen : { seen, advice: 'They are not sent: set SMTP_URL.' }
      }),
  },
  {
    name: 'limits',
    advice: 'Check REDIS_URL and REDIS_TLS_VERIFY; until then each process counts separately.',
    run: () =>
      using(limits, async (opened) => {
        const seen = await opened.ping()
        return limitsMayDiffer
          ? { seen, advice: 'If more than one machine runs the site, set REDIS_URL.' }
          : seen
      }),
  },
  {
    name: 'verification',
    advice:
      'Check RECAPTCHA_SECRET_KEY; until then requests are stored and marked for the front desk.',
    run: async () => (await verification())?.check(),
  },
]

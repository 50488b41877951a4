import type { RateLimits } from '../adapters/rateLimits/rateLimits.js'
import type { Files } from '../adapters/files/files.js'
import type { EmailTransport } from '../adapters/email/emailTransport.js'
import type { Records } from '../adapters/records/records.js'
import type { Scanner } from '../adapters/scanner/scanner.js'
import type { Verification } from '../adapters/verification/verification.js'
import type { Check } from './check.js'
import { lookAtDeletion } from './deletionCheck.js'
import { type DiskPlace, lookAtDisk } from './diskCheck.js'
import { tryFiles, tryScanner } from './filesCheck.js'
import { tryOutbox, tryRecords } from './recordsCheck.js'
import { lookAtReleases } from './releaseCheck.js'

/** Opened lazily, so that a component that cannot be opened is reported. */
export interface Components {
  readonly records: () => Promise<Records>
  readonly recordsAt: { readonly place: string; readonly exists: boolean }
  readonly files: () => Promise<Files>
  readonly scanner: () => Promise<Scanner | undefined>
  readonly mail: () => Promise<EmailTransport>
  readonly limits: () => Promise<RateLimits>
  /** Several machines may share the records while each counts requests alone. */
  readonly limitsMayDiffer: boolean
  readonly verification: () => Promise<Verification | undefined>
  /** `false` if a production site writes emails to files. */
  readonly emailsReachPeople: boolean
  readonly interfaces: () => Promise<readonly string[]>
  readonly disk: DiskPlace | undefined
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

/** Checks of all components, in table order. */
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
  now,
}: Components): readonly Check[] => [
  {
    name: 'records',
    advice:
      'Look at DATA_DIR (does the folder last, may the site write there?), or at FIREBASE_PROJECT_ID and FIREBASE_SERVICE_ACCOUNT.',
    run: async () =>
      recordsAt.exists
        ? `${await using(records, (opened) => tryRecords(opened, now()))} in ${recordsAt.place}`
        : {
            seen: `there are none at ${recordsAt.place}`,
            advice: 'Before the first start that is right; else set DATA_DIR as the site has it.',
          },
  },
  {
    name: 'outbox',
    advice: 'Emails do not leave: look at the mail row, and at “email delayed” in the log.',
    run: async () =>
      recordsAt.exists ? using(records, (opened) => tryOutbox(opened, now())) : undefined,
  },
  {
    name: 'files',
    advice:
      'Look at DATA_DIR, or at S3_BUCKET, AWS_REGION, S3_ENDPOINT and the keys of the bucket.',
    run: () => using(files, tryFiles),
  },
  {
    name: 'deletion',
    advice:
      'If the clock of this machine is right, run “npm run purge -- --confirm”; else set the clock.',
    run: async () =>
      recordsAt.exists ? using(records, (opened) => lookAtDeletion(opened, now())) : undefined,
  },
  {
    name: 'releases',
    advice: 'Deploy the release that wrote them, or restore a backup if they are damaged.',
    run: async () => (recordsAt.exists ? using(records, lookAtReleases) : undefined),
  },
  {
    name: 'disk',
    advice: 'Free some of the disk, or give it more; requests are still kept.',
    run: async () => (disk === undefined ? undefined : lookAtDisk(disk)),
  },
  {
    name: 'interface',
    advice: 'The site would not start: look at HOST and METRICS_HOST.',
    run: async () => `${(await interfaces()).join(' and ')} can be listened on`,
  },
  {
    name: 'scanner',
    advice: 'Look at CLAMAV_URL; until then applications are kept and marked as not scanned.',
    run: async () => {
      const chosen = await scanner()
      return chosen === undefined ? undefined : tryScanner(chosen)
    },
  },
  {
    name: 'mail',
    advice: 'Look at SMTP_URL (host, port, user, password) and SMTP_TLS, or at DATA_DIR.',
    run: () =>
      using(mail, async (opened) => {
        const seen = await opened.check()
        return emailsReachPeople ? seen : { seen, advice: 'Nobody receives them: set SMTP_URL.' }
      }),
  },
  {
    name: 'limits',
    advice: 'Look at REDIS_URL and REDIS_TLS_VERIFY; until then each process limits by itself.',
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
    advice: 'Look at RECAPTCHA_SECRET_KEY; until then requests are kept and marked for the desk.',
    run: async () => (await verification())?.check(),
  },
]

import { buffer } from 'node:stream/consumers'
import type { i18n } from 'i18next'
import type { Locale } from '../../../src/addresses/pageTable.js'
import { openStoredFiles } from '../../../src/commands/shared/openStoredFiles.js'
import { readConfig } from '../../../src/config/readConfig.js'
import type { Application } from '../../../src/services/careers/application.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../browser/browser.js'
import { findFreePort } from '../../../scripts/freePort.js'
import { startSmtp, type TestSmtp } from '../servers/smtpServer.js'
import { type BuiltSite, siteEnvironment, startBuiltSite } from '../site/builtSite.js'
import { eventually } from '../site/eventually.js'
import { applicationsIn } from '../site/storedSubmissions.js'
import { openSiteTranslations } from '../site/siteTranslations.js'
import type { FormFile } from './applicationForms.js'
import {
  type ApplicationPage,
  applicationPage,
  applicationPath,
  formBecomes,
} from './applicationPage.js'

const hr = 'rh@ondelune.example'

interface VisitOptions extends VisitorOptions {
  /** Opens a new browser, for state that `startOver` does not reset. */
  readonly alone?: boolean
}

export interface ApplicationVisits {
  /** Opens the careers page for a new visitor; its form may not be hydrated yet. */
  readonly visit: (locale?: Locale, options?: VisitOptions) => Promise<ApplicationPage>
  /** Opens the careers page, waits for hydration and moves the clock a minute ahead. */
  readonly arrive: (locale?: Locale, options?: VisitOptions) => Promise<ApplicationPage>
  /** Returns stored applications that are not flagged as spam. */
  readonly stored: () => Promise<readonly Application[]>
  readonly setOffline: (offline: boolean) => Promise<void>
  readonly expectErrors: (errors: RegExp) => void
  readonly errors: () => readonly string[]
  readonly hrReceives: (reference: string) => Promise<readonly FormFile[]>
}

/**
 * @param prepare starts further servers and returns their variables
 * @param connect returns the origin for browsers, such as that of a proxy
 */
export const applicationVisits = (
  prepare: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
  connect: (origin: string) => Promise<string> = async (origin) => origin,
): ApplicationVisits => {
  let smtp: TestSmtp
  let env: Readonly<Record<string, string>>
  let site: BuiltSite
  let browser: TestBrowser
  let translations: i18n
  let visitor: Visitor
  let isAlone = false
  const visitors = new Map<string, Visitor>()
  let expected: RegExp | undefined

  beforeAll(async () => {
    translations = await openSiteTranslations()
    smtp = await startSmtp(await findFreePort())
    env = {
      // A service worker would answer instead of the simulated network.
      SERVICE_WORKER: 'off',
      PAGE_CACHE: 'on',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'site@ondelune.example',
      MAIL_HR: hr,
      RATE_LIMIT_UPLOADS: '1000',
      // A small limit makes tests faster.
      CAREERS_MAX_FILE_MB: '1',
      ...(await prepare()),
    }
    site = await startBuiltSite({ env })
    browser = await openBrowser(await connect(site.origin), { pictures: false })
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    await smtp?.close()
  })
  afterEach(async () => {
    const errors = [...visitor.errors]
    if (isAlone) await visitor.leave()
    const pardoned = expected
    expected = undefined
    // The script errors include React's hydration errors.
    const isPardoned = (error: string): boolean => pardoned?.test(error) === true
    expect(errors.filter((error) => !isPardoned(error))).toEqual([])
  })

  const visit: ApplicationVisits['visit'] = async (locale = 'fr', { alone, ...options } = {}) => {
    isAlone = alone === true
    const chosen: VisitorOptions = { locale: `${locale}-CA`, ...options }
    const kind = JSON.stringify(chosen)
    visitor = (isAlone ? undefined : visitors.get(kind)) ?? (await browser.visitor(chosen))
    if (!isAlone) visitors.set(kind, visitor)
    const page = await visitor.startOver()
    if (options.javaScriptEnabled !== false) await page.clock.install()
    await page.goto(applicationPath(locale))
    return applicationPage(page, translations, locale)
  }

  const readFiles = async ({ files }: Application): Promise<readonly FormFile[]> => {
    const config = readConfig(siteEnvironment({ ...env, DATA_DIR: site.folder }), site.folder)
    const store = await openStoredFiles(config)
    try {
      return await Promise.all(
        files.map(async ({ key, name }) => ({
          name,
          content: await buffer(await store.read(key)),
        })),
      )
    } finally {
      await store.close()
    }
  }

  return {
    visit,
    arrive: async (locale, options) => {
      const form = await visit(locale, options)
      await form.place.scrollIntoViewIfNeeded()
      await formBecomes(form, 'hydrated')
      // Passes the minimum time to fill in a form.
      await form.page.clock.fastForward('01:00')
      return form
    },
    stored: () => applicationsIn(site.folder),
    setOffline: (offline) => visitor.context.setOffline(offline),
    expectErrors: (errors) => {
      expected = errors
      browser.expectErrors(errors)
    },
    errors: () => visitor.errors,
    hrReceives: async (reference) => {
      await eventually(() => {
        const notices = smtp.emails
          .map(({ email }) => email)
          .filter(
            ({ subject, to }) =>
              subject?.includes(reference) && to?.some((one) => one.address === hr),
          )
        expect(notices.map(({ attachments }) => attachments)).toEqual([[]])
      })
      const all = await applicationsIn(site.folder)
      const application = all.find((one) => one.reference === reference)
      return application === undefined ? [] : readFiles(application)
    },
  }
}

export const sendAndReceive = async (form: ApplicationPage): Promise<string> => {
  await form.send.click()
  return received(form)
}

export const received = async (form: ApplicationPage): Promise<string> => {
  await form.received.waitFor()
  return (await form.page.getByText(/^OND-\w{4}-\w{4}$/).textContent()) ?? ''
}

import type { i18n } from 'i18next'
import type { Locator, Page, Route } from 'playwright'
import type { Locale } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import type { Translate } from '../../../src/services/language/messages.js'
import { translateIn } from '../../../src/services/language/translations.js'
import type { FormFile } from './applicationForms.js'

export interface ApplicationPage {
  readonly page: Page
  readonly t: Translate
  readonly form: Locator
  readonly name: Locator
  readonly consent: Locator
  readonly files: Locator
  readonly place: Locator
  readonly filesStatus: Locator
  readonly status: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly message: Locator
  readonly summary: Locator
  readonly send: Locator
  readonly received: Locator
  readonly row: (name: string) => Locator
  readonly cancel: (name: string) => Locator
  readonly retry: (name: string) => Locator
  /** Button that selects a file again whose upload began on an earlier page. */
  readonly chooseAgain: (name: string) => Locator
  readonly remove: (name: string) => Locator
}

export type FileState = 'added' | 'queued' | 'uploading' | 'canceled' | 'error' | 'success'

export const applicationPage = (
  page: Page,
  translations: i18n,
  locale: Locale,
): ApplicationPage => {
  const t = translateIn(translations, locale)
  const form = page.locator('form[data-application]')
  const button = (key: 'cancel' | 'retry' | 'chooseAgain' | 'remove') => (name: string) =>
    form.getByRole('button', { name: t(`applications:upload.${key}`, { name }), exact: true })
  return {
    page,
    t,
    form,
    name: form.getByLabel(t('forms:shared.name')),
    consent: form.locator('input[name=consent]'),
    files: form.getByLabel(t('applications:upload.label')),
    place: form.locator('.drop'),
    filesStatus: form.locator('.upload').getByRole('status'),
    status: form.locator('.form__foot').getByRole('status'),
    email: form.getByLabel(t('forms:shared.email')),
    phone: form.getByLabel(t('forms:shared.phone')),
    message: form.getByLabel(t('applications:form.message')),
    summary: page.locator('[data-summary]'),
    send: form.locator('button[type=submit]'),
    received: page.getByRole('heading', { name: t('applications:received.title') }),
    row: (name) => form.locator('.file', { hasText: name }),
    cancel: button('cancel'),
    retry: button('retry'),
    chooseAgain: button('chooseAgain'),
    remove: button('remove'),
  }
}

export const applicationPath = (locale: Locale): string => urlFor('careers', locale)

export const formBecomes = (
  { page }: Pick<ApplicationPage, 'page'>,
  state: 'pending' | 'loading' | 'hydrated' | 'failed',
): Promise<void> =>
  page.locator(`[data-island=ApplicationForm][data-island-state=${state}]`).waitFor()

export const fileBecomes = (
  { row }: Pick<ApplicationPage, 'row'>,
  name: string,
  state: FileState,
): Promise<void> =>
  row(name)
    .and(row(name).page().locator(`[data-state=${state}]`))
    .waitFor()

export const fillApplication = async ({
  name,
  email,
  phone,
  consent,
}: ApplicationPage): Promise<void> => {
  await name.fill('Maélie Tremblay-Côté')
  await email.fill('maelie@exemple.ca')
  await phone.fill('418 555-0199')
  await consent.check()
}

export const chooseFiles = (
  { files }: Pick<ApplicationPage, 'files'>,
  ...chosen: readonly FormFile[]
): Promise<void> =>
  files.setInputFiles(
    chosen.map(({ name, content, type = '' }) => ({ name, mimeType: type, buffer: content })),
  )

const posts = '**/upload/files'

export const spoilUpload = async (
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> => {
  await page.route(posts, answer, { times: 1 })
}

export const spoilUploads = async (
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> => {
  await page.route(posts, answer)
}

export const holdUpload = (): Promise<void> => new Promise(() => undefined)

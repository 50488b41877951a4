import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isSameDocument, noteDocument } from '../../support/browser/clientNavigation.js'
import { hasFocus, tabTo } from '../../support/browser/keyboard.js'
import { translatePage } from '../../support/browser/translatePage.js'
import { aPdfFile } from '../../support/careers/applicationForms.js'
import {
  type ApplicationPage,
  applicationPath,
  chooseFiles,
  fileBecomes,
  fillApplication,
  formBecomes,
  holdUpload,
  spoilUpload,
  spoilUploads,
} from '../../support/careers/applicationPage.js'
import {
  applicationVisits,
  received,
  sendAndReceive,
} from '../../support/careers/applicationVisits.js'
import { takesFocus } from '../../support/contact/contactPage.js'
import { createGate } from '../../support/contact/contactVisits.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const tests = applicationVisits()

const mebibyte = 1_048_576
const cv = aPdfFile('CV.pdf')
const email = aPdfFile('Lettre.pdf')
const diploma = aPdfFile('Diplome.pdf')

/** Creates a picture of random noise, which remains large when compressed. */
const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer()

const rowOf = async (form: ApplicationPage, name: string): Promise<string> =>
  (await form.row(name).locator('.file__state').textContent()) ?? ''

describe('application file field', () => {
  test('uploads files chosen before its script is loaded and preserves its size when hydrated', async () => {
    const form = await tests.visit()
    await formBecomes(form, 'pending')
    const before = await form.place.boundingBox()
    await chooseFiles(form, cv)
    await form.place.scrollIntoViewIfNeeded()
    await formBecomes(form, 'hydrated')
    const after = await form.place.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    await fileBecomes(form, cv.name, 'success')
  })

  test('hides the browser’s file label and shows the arrow of the position list in forced colors mode', async () => {
    const form = await tests.arrive()
    const { page } = form
    await page.emulateMedia({ forcedColors: 'active' })
    const styleOf = (name: string) =>
      form.form.locator(`[name=${name}]`).evaluate((field) => {
        const { color, appearance } = getComputedStyle(field)
        return { color, appearance }
      })
    // Transparent, because the browser's label « No file chosen » would overlap the text of the drop zone.
    expect((await styleOf('files')).color).toBe('rgba(0, 0, 0, 0)')
    // `auto` shows the browser's arrow, because forced colours remove the gradient arrow.
    expect((await styleOf('offer')).appearance).toBe('auto')
    await page.emulateMedia({ forcedColors: 'none' })
  })

  test('adds, sends and removes files on a page translated by the browser', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/status (of )?500/)
    await translatePage(form.page)
    await fillApplication(form)
    await spoilUpload(form.page, (route) => route.fulfill({ status: 500, body: 'no' }))
    await chooseFiles(form, diploma)
    await fileBecomes(form, diploma.name, 'error')
    await form.retry(diploma.name).click()
    await fileBecomes(form, diploma.name, 'success')
    await chooseFiles(form, cv)
    await fileBecomes(form, cv.name, 'success')
    await form.remove(diploma.name).click()
    await eventually(async () => expect(await form.row(diploma.name).count()).toBe(0))
    const files = await tests.hrReceives(await sendAndReceive(form))
    expect(files.map(({ name }) => name)).toEqual([cv.name])
  })

  test('works as a plain file input when its script fails to load', async () => {
    const form = await tests.visit()
    tests.expectErrors(/ERR_FAILED|dynamically imported module/)
    const { page } = form
    await page.waitForLoadState('networkidle')
    const code: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) code.push(request.url())
    })
    await form.place.scrollIntoViewIfNeeded()
    await formBecomes(form, 'hydrated')
    expect(code.length).toBeGreaterThan(0)
    page.removeAllListeners('request')

    await page.route(
      ({ href }) => code.includes(href),
      (route) => route.abort(),
    )
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
    await page.reload()
    await form.place.scrollIntoViewIfNeeded()
    await page.locator('[data-code-failed]').waitFor()
    await page.clock.fastForward('01:00')
    await fillApplication(form)
    await chooseFiles(form, cv)
    const files = await tests.hrReceives(await sendAndReceive(form))
    expect(files).toEqual([{ name: cv.name, content: cv.content }])
  })
})

test('application form › sends the files with the form when cookies and storage are blocked', async () => {
  const form = await tests.visit('fr', { alone: true })
  const { page } = form
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The storage is blocked.', 'SecurityError')
      },
    })
  })
  await page.route('**/upload/sign', async (route) => {
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.reload()
  await form.place.scrollIntoViewIfNeeded()
  await formBecomes(form, 'hydrated')
  await page.clock.fastForward('01:00')
  await fillApplication(form)
  await chooseFiles(form, cv)
  await chooseFiles(form, email)
  await form.row(email.name).getByText(form.t('applications:upload.states.carried')).waitFor()
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(files.map(({ name }) => name)).toEqual([cv.name, email.name])
})

test('application file › is listed and sent once when it is chosen again after cancellation or failure', async () => {
  const folder = temporaryFolder()
  const onDisk = [cv, email].map(({ name, content }) => {
    const path = join(folder.path, name)
    writeFileSync(path, content)
    return path
  })
  const form = await tests.arrive()
  tests.expectErrors(/\b500\b/)
  const { page } = form
  await fillApplication(form)
  await spoilUpload(page, holdUpload)
  await form.files.setInputFiles(onDisk.slice(0, 1))
  await fileBecomes(form, cv.name, 'uploading')
  await form.cancel(cv.name).click()
  await fileBecomes(form, cv.name, 'canceled')
  await spoilUpload(page, (route) => route.fulfill({ status: 500, body: 'no' }))
  await form.files.setInputFiles(onDisk.slice(1))
  await fileBecomes(form, email.name, 'error')
  await form.files.setInputFiles(onDisk)
  await eventually(async () => {
    expect(await form.form.locator('.file[data-state=success]').count()).toBe(2)
  })
  const files = await tests.hrReceives(await sendAndReceive(form))
  expect(files.map(({ name }) => name)).toEqual([cv.name, email.name])
  folder.remove()
})

describe('adding application files', () => {
  test('works with the keyboard alone, as do canceling, retrying and removing', async () => {
    const form = await tests.arrive()
    const { page } = form
    await form.name.focus()
    // Before `tabTo`, because Chromium may handle a key press before it intercepts file choosers.
    const asked = page.waitForEvent('filechooser')
    await tabTo(page, form.files)
    await page.keyboard.press('Space')
    const chooser = await asked
    expect(chooser.isMultiple()).toBe(true)
    await spoilUploads(page, holdUpload)
    await chooser.setFiles(
      [cv, email].map(({ name, content }) => ({
        name,
        mimeType: 'application/pdf',
        buffer: content,
      })),
    )
    await fileBecomes(form, cv.name, 'uploading')
    await tabTo(page, form.cancel(cv.name))
    await page.keyboard.press('Enter')
    await fileBecomes(form, cv.name, 'canceled')
    await takesFocus(form.remove(cv.name))
    await page.keyboard.press('Shift+Tab')
    await takesFocus(form.retry(cv.name))
    await page.keyboard.press('Enter')
    await takesFocus(form.cancel(cv.name))
    await page.keyboard.press('Enter')
    await takesFocus(form.remove(cv.name))
    await page.keyboard.press('Enter')
    await form.row(cv.name).waitFor({ state: 'detached' })
    await takesFocus(form.cancel(email.name))
    await page.keyboard.press('Enter')
    await takesFocus(form.remove(email.name))
    await page.keyboard.press('Enter')
    await form.row(email.name).waitFor({ state: 'detached' })
    await takesFocus(form.files)
    const removed = form.t('applications:upload.removedSaid', { name: email.name })
    expect(await form.filesStatus.textContent()).toBe(removed)
  })

  const carry = `(name) => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.7 dropped'], name, { type: 'application/pdf' }))
    return data
  }`

  test('works by drag and drop and by paste, and a drop beside the zone does not leave the page', async () => {
    const form = await tests.arrive()
    const data = await form.page.evaluateHandle(`(${carry})('Depot.pdf')`)
    await form.place.dispatchEvent('dragover', { dataTransfer: data })
    await form.place.getByText(form.t('applications:upload.over')).waitFor()
    expect(await form.place.getAttribute('data-over')).toBe('')
    await form.name.dispatchEvent('dragover', { dataTransfer: data })
    await form.place.getByText(form.t('applications:upload.drop')).waitFor()
    const isRefused = await form.name.evaluate((element) => {
      const event = new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: new DataTransfer(),
      })
      event.dataTransfer?.items.add(new File(['x'], 'Rate.pdf'))
      return !element.dispatchEvent(event)
    })
    expect(isRefused).toBe(true)
    await form.place.dispatchEvent('drop', { dataTransfer: data })
    await fileBecomes(form, 'Depot.pdf', 'success')
    expect(await form.form.locator('.file').count()).toBe(1)

    const paste = (target: typeof form.files, name: string) =>
      target.evaluate((element, file) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File(['%PDF-1.7 pasted'], file, { type: 'application/pdf' }))
        const options = { bubbles: true, cancelable: true, clipboardData }
        element.dispatchEvent(new ClipboardEvent('paste', options))
      }, name)
    await paste(form.name, 'Texte.pdf')
    await paste(form.files, 'Colle.pdf')
    await fileBecomes(form, 'Colle.pdf', 'success')
    expect(await form.form.locator('.file').count()).toBe(2)
  })
})

describe('application uploads', () => {
  test('run two at a time after a first single upload', async () => {
    const form = await tests.arrive()
    const signings: string[] = []
    form.page.on('request', (request) => {
      if (request.url().endsWith('/upload/sign')) signings.push(request.url())
    })
    const signing = createGate()
    await form.page.route(
      '**/upload/sign',
      async (route) => {
        await signing.opened
        await route.continue()
      },
      { times: 1 },
    )
    const posting = createGate()
    await spoilUploads(form.page, async (route) => {
      await posting.opened
      await route.continue()
    })
    await chooseFiles(form, cv, email, diploma)
    await fileBecomes(form, cv.name, 'uploading')
    await fileBecomes(form, email.name, 'queued')
    expect(signings).toHaveLength(1)
    signing.open()
    await fileBecomes(form, email.name, 'uploading')
    await fileBecomes(form, diploma.name, 'queued')
    posting.open()
    await fileBecomes(form, diploma.name, 'success')
    expect(signings).toHaveLength(3)
  })

  test('show their progress and announce it at one half only', async () => {
    const form = await tests.arrive('fr', { alone: true })
    const { page } = form
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 300_000,
    })
    const watching = await form.form.evaluateHandle((element) => {
      const said: string[] = []
      const seen = new Set<number>()
      const look = (): void => {
        const words = element.querySelector('[role=status]')?.textContent ?? ''
        if (words !== '' && words !== said.at(-1)) said.push(words)
        const bar = element.querySelector('.file progress')
        if (bar instanceof HTMLProgressElement) seen.add(bar.value)
      }
      const options = { subtree: true, childList: true, characterData: true, attributes: true }
      new MutationObserver(look).observe(element, options)
      return { said, seen }
    })
    await chooseFiles(form, { name: cv.name, content: Buffer.alloc(400_000, '%PDF-1.7 ') })
    await fileBecomes(form, cv.name, 'success')
    const { said, steps } = await watching.evaluate(({ said: words, seen }) => ({
      said: words,
      steps: seen.size,
    }))
    const { t } = form
    const told = (state: 'added' | 'queued' | 'success') =>
      t('applications:upload.stateSaid', {
        name: cv.name,
        state: t(`applications:upload.states.${state}`),
      })
    const [start, half] = ['0', '50'].map((number) =>
      t('applications:upload.progressSaid', { name: cv.name, percent: `${number}\u00A0%` }),
    )
    // On a busy machine, the first bytes are sent before the browser renders 0 %.
    const later = said.filter((words) => words !== start)
    expect(later).toEqual([told('added'), told('queued'), half, told('success')])
    expect(steps).toBeGreaterThan(3)
  })

  test('fail after four attempts of 30 seconds without progress and can be retried', async () => {
    const form = await tests.arrive()
    const { page } = form
    await spoilUploads(page, holdUpload)
    const nextPost = () => page.waitForRequest((request) => request.url().endsWith('/upload/files'))
    const first = nextPost()
    await chooseFiles(form, cv)
    await first
    for (const left of [3, 2, 1, 0]) {
      await page.clock.runFor(20_000)
      await fileBecomes(form, cv.name, 'uploading')
      const next = left > 0 ? nextPost() : undefined
      await page.clock.runFor(10_000)
      // Six seconds exceed every retry delay.
      if (left > 0) await page.clock.runFor(6000)
      await next
    }
    await fileBecomes(form, cv.name, 'error')
    const late = form.t('applications:upload.errors.late')
    expect(await form.row(cv.name).textContent()).toContain(late)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await form.retry(cv.name).click()
    await fileBecomes(form, cv.name, 'success')
  })

  test('show and report a network error when signing fails', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/ERR_CONNECTION_RESET|Network error: an upload could not be signed/)
    await form.page.route('**/upload/sign', (route) => route.abort('connectionreset'))
    await chooseFiles(form, cv)
    await eventually(async () => {
      await form.page.clock.runFor(5000)
      const network = form.t('applications:upload.errors.network')
      expect(await form.row(cv.name).textContent()).toContain(network)
    })
    expect(tests.errors().join()).toContain('Network error: an upload could not be signed.')
  })

  test('show an error when signing answers 202 or the file store answers 200', async () => {
    const form = await tests.arrive()
    await form.page.route(
      '**/upload/sign',
      async (route) => route.fulfill({ response: await route.fetch(), status: 202 }),
      { times: 1 },
    )
    await chooseFiles(form, cv)
    await fileBecomes(form, cv.name, 'error')
    await spoilUpload(form.page, (route) => route.fulfill({ status: 200, body: '' }))
    await chooseFiles(form, email)
    await fileBecomes(form, email.name, 'error')
  })

  test('resume when the network returns, and the form waits until every file is uploaded', async () => {
    const form = await tests.arrive()
    tests.expectErrors(/ERR_INTERNET_DISCONNECTED/)
    await fillApplication(form)
    await spoilUpload(form.page, async (route) => {
      await tests.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await chooseFiles(form, cv)
    const waits = form.t('applications:upload.states.offline')
    await form.row(cv.name).getByText(waits).waitFor()
    await chooseFiles(form, email)
    await form.row(email.name).getByText(waits).waitFor()
    await eventually(async () => expect(await form.send.getAttribute('aria-disabled')).toBe('true'))
    // The disabled button sends no form and does not lose focus.
    await form.send.press('Enter')
    expect(await hasFocus(form.send)).toBe(true)
    await tests.setOffline(false)
    await fileBecomes(form, cv.name, 'success')
    await fileBecomes(form, email.name, 'success')

    const gate = createGate()
    await spoilUpload(form.page, async (route) => {
      await gate.opened
      await tests.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await chooseFiles(form, diploma)
    await fileBecomes(form, diploma.name, 'uploading')
    await form.send.click()
    gate.open()
    await fileBecomes(form, diploma.name, 'queued')
    await tests.setOffline(false)
    const files = await tests.hrReceives(await received(form))
    expect(files.map(({ name }) => name)).toEqual([cv.name, email.name, diploma.name])
  })

  test('are aborted when the visitor leaves the page', async () => {
    const form = await tests.arrive()
    const { page } = form
    await noteDocument(page)
    await spoilUploads(page, holdUpload)
    await chooseFiles(form, cv)
    await fileBecomes(form, cv.name, 'uploading')
    const stopped = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/upload/files'),
    )
    await page.locator('header a[href="/fr/a-propos"]').first().click()
    expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === applicationPath('fr'))
    await form.place.scrollIntoViewIfNeeded()
    await formBecomes(form, 'hydrated')
    await fileBecomes(form, cv.name, 'error')
    const interrupted = form.t('applications:upload.errors.interrupted')
    expect(await form.row(cv.name).textContent()).toContain(interrupted)
  })
})

describe('application pictures', () => {
  test('show a thumbnail, are downscaled over the size limit, and are rejected if the browser cannot downscale them', async () => {
    const form = await tests.arrive()
    const content = await sharp('public/images/reception.jpg').resize(600).jpeg().toBuffer()
    const large = await noise(1000)
    expect(large.length).toBeGreaterThan(mebibyte)
    await fillApplication(form)
    await chooseFiles(form, { name: 'Diplome.jpg', content, type: 'image/jpeg' })
    await fileBecomes(form, 'Diplome.jpg', 'success')
    const thumbnail = form.row('Diplome.jpg').locator('canvas')
    await thumbnail.waitFor()
    const drawn = await thumbnail.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return undefined
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return { width: canvas.width, height: canvas.height, colours: new Set(pixels).size }
    })
    expect(drawn).toMatchObject({ width: 120, height: 120 })
    expect(drawn?.colours).toBeGreaterThan(50)

    const unreadable = Buffer.alloc(mebibyte + 1)
    await chooseFiles(form, { name: 'Photo.heic', content: unreadable, type: 'image/heic' })
    await fileBecomes(form, 'Photo.heic', 'error')
    expect(await form.row('Photo.heic').textContent()).toContain('1,1')
    await form.remove('Photo.heic').click()

    await chooseFiles(form, { name: 'Attestation.jpeg', content: large, type: 'image/jpeg' })
    await fileBecomes(form, 'Attestation.jpg', 'success')
    const [, file] = await tests.hrReceives(await sendAndReceive(form))
    expect(file?.name).toBe('Attestation.jpg')
    expect(file?.content.length).toBeLessThanOrEqual(mebibyte)
    expect(await sharp(file?.content).metadata()).toMatchObject({ format: 'jpeg' })
  })
})

test('application files › show each state as text for at least 200 ms and announce it', async () => {
  const form = await tests.arrive()
  const { page, t } = form
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const watching = await form.filesStatus.evaluateHandle((element) => {
    const said: string[] = []
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return said
  })
  const arrived = page.waitForResponse('**/upload/files')
  await chooseFiles(form, cv)
  for (const state of ['added', 'queued', 'uploading'] as const) {
    await fileBecomes(form, cv.name, state)
    expect(await rowOf(form, cv.name)).not.toBe('')
    // Although the response has arrived, the row must show the state for 200 ms.
    if (state === 'uploading') await (await arrived).finished()
    await page.clock.runFor(199)
    await fileBecomes(form, cv.name, state)
    await page.clock.runFor(1)
  }
  await fileBecomes(form, cv.name, 'success')
  expect(await rowOf(form, cv.name)).toBe(t('applications:upload.states.success'))

  const told = (state: 'added' | 'queued' | 'success') =>
    t('applications:upload.stateSaid', {
      name: cv.name,
      state: t(`applications:upload.states.${state}`),
    })
  const progress = (percent: string) =>
    t('applications:upload.progressSaid', { name: cv.name, percent: `${percent}\u00A0%` })
  const said = await watching.jsonValue()
  const uploading = said.filter((one) => [progress('0'), progress('50')].includes(one))
  expect(uploading.length).toBeGreaterThan(0)
  expect(said).toEqual([told('added'), told('queued'), ...uploading, told('success')])
})

import type { Page } from 'playwright'
import { focused } from '../../support/browser/keyboard.js'
import {
  openBrowser,
  type TestBrowser,
  type Visitor,
  type VisitorOptions,
} from '../../support/browser/browser.js'
import { windows } from '../../support/pages/wholeAndAccessible.js'
import { eventually } from '../../support/site/eventually.js'
import {
  type BuiltStaffSite,
  signInOn,
  startBuiltStaffSite,
} from '../../support/staff/builtStaffSite.js'

let staff: BuiltStaffSite
let browser: TestBrowser
let session: string | undefined

beforeAll(async () => {
  staff = await startBuiltStaffSite()
  browser = await openBrowser(staff.site.origin)
})
afterAll(async () => {
  await browser.close()
  await staff.site.stop()
})

/** Signs in. A one-time code is valid once, so later calls reuse the cookie of the first. */
const signIn = async ({ context }: Visitor, page: Page): Promise<void> => {
  if (session === undefined) {
    await signInOn(page, staff, staff.sylvie)
    session = (await context.cookies()).find(({ name }) => name === '__Host-staff')?.value
    return
  }
  const url = staff.site.origin.replace('http:', 'https:')
  const attributes = { url, secure: true, httpOnly: true, sameSite: 'Lax' } as const
  await context.addCookies([{ name: '__Host-staff', value: session, ...attributes }])
}

const arrive = async (options: VisitorOptions) => {
  const visitor = await browser.visitor({ width: 1366, height: 768, ...options })
  const page = await visitor.open()
  await signIn(visitor, page)
  return { visitor, page }
}

const go = (page: Page, path: string) => page.goto(staff.site.origin + path)

const names = (page: Page): Promise<readonly string[]> =>
  page.locator('tbody .name').allTextContents()

test('request page without JavaScript › assigns a request, adds a note, replies, cancels the reply and undoes', async () => {
  const { visitor, page } = await arrive({ javaScriptEnabled: false })
  await go(page, '/staff/requests?view=new')
  const [first = ''] = await names(page)
  const row = page.locator('tbody tr').first()
  await row.getByRole('button', { name: 'Prendre' }).click()
  expect(await page.locator('.undo').textContent()).toContain('assignée à')

  await page.locator('tbody .name', { hasText: first }).click()
  await page.locator('#note').fill('Préfère le matin.')
  await page.getByRole('button', { name: 'Enregistrer la note' }).click()
  expect(await page.locator('.is-note').first().textContent()).toContain('Préfère le matin.')

  await page.locator('button[value="insert"]').click()
  expect(await page.locator('#text').inputValue()).toContain('Nous avons essayé')
  await page.locator('.reply-form__body button[value="preview"]').click()
  expect(await page.locator('.email-preview').textContent()).not.toContain('Préfère le matin.')
  await page.locator('button[value="send"]').click()
  expect(await page.locator('.undo').textContent()).toContain('part à')
  await page.locator('.undo button').click()
  expect(await page.locator('.notice').textContent()).toContain('repris')
  expect(await page.locator('#text').inputValue()).toContain('Nous avons essayé')

  await page.locator('.outcome button[value="booked"]').click()
  expect(await page.locator('.title__meta').textContent()).toContain('Faite')
  await page.locator('.undo button').click()
  expect(await page.locator('.notice').textContent()).toContain('annulé')
  expect(await page.locator('.title__meta').textContent()).not.toContain('Faite')
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 60_000)

test('requests list › a change by keyboard moves focus to the next row and can be undone', async () => {
  const { visitor, page } = await arrive({})
  await go(page, '/staff/requests?view=new')
  const before = await names(page)
  const row = page.locator('tbody tr').nth(2)
  await row.locator('.acts > button[value="done"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.undo').waitFor()
  expect(await names(page)).toEqual(before.toSpliced(2, 1))
  // Tab continues from the row that the URL fragment names.
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain(before[3])
  await page.locator('.undo button').focus()
  await page.keyboard.press('Enter')
  await page.locator('.notice').waitFor()
  expect(await names(page)).toEqual(before)
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 60_000)

/** Advances ten seconds, so that the script polls. */
const poll = (page: Page): Promise<void> => page.clock.fastForward(10_000)

test('requests list › a change by a colleague shows a notice in the row, which reloads the list', async () => {
  const { visitor, page } = await arrive({})
  await page.clock.install()
  await go(page, '/staff/requests?view=new')
  const row = page.locator('tbody tr').nth(1)
  const button = row.locator('.acts > button').first()
  await button.hover()
  const top = (await button.boundingBox())?.y
  const colleague = await arrive({})
  await go(colleague.page, '/staff/requests?view=new')
  await colleague.page.locator('tbody tr').nth(1).locator('.acts > button').first().click()
  await colleague.page.locator('.undo').waitFor()
  await poll(page)
  const link = row.locator('.note a')
  await link.waitFor()
  expect(await link.textContent()).toContain('Changée par vous ailleurs')
  expect((await button.boundingBox())?.y).toBe(top)
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
  expect(await row.locator('.k-state').textContent()).toContain('Vous')
  await colleague.page.locator('.undo button').click()
  await colleague.page.locator('.notice').waitFor()
  for (const { leave } of [visitor, colleague.visitor]) await leave()
  expect([...visitor.errors, ...colleague.visitor.errors]).toEqual([])
}, 60_000)

const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('requests list › polls at once when its tab becomes visible, also after a failed poll', async () => {
  const { visitor, page } = await arrive({})
  await page.clock.install()
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/staff/requests/news?')) answers.push(answer.status())
  })
  await page.route(/requests\/news\?/, (route) => route.fulfill({ status: 502 }), { times: 1 })
  await go(page, '/staff/requests?view=new')
  await setHidden(page, true)
  await poll(page)
  expect(answers).toEqual([])
  await setHidden(page, false)
  await eventually(() => expect(answers).toEqual([502]))
  await poll(page)
  await eventually(() => expect(answers).toEqual([502, 200]))
  await visitor.leave()
}, 60_000)

test('requests list › plays a sound for a new request once it is turned on in this browser', async () => {
  const { visitor, page } = await arrive({})
  await page.addInitScript(() => {
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options)
        const { dataset } = document.documentElement
        dataset['sounds'] = String(Number(dataset['sounds'] ?? 0) + 1)
      }
    }
  })
  const sounds = () => page.locator('html').getAttribute('data-sounds')
  let fresh = ''
  await page.route('**/staff/requests/news?*', (route) =>
    route.fulfill({ json: { position: 0, fresh, changed: [] } }),
  )
  const pollWith = async (words: string): Promise<void> => {
    fresh = words
    const answered = page.waitForResponse('**/staff/requests/news?*')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await answered
    const [count] = words.split(' ')
    await eventually(async () => expect(await page.title()).toContain(`(${count})`))
  }
  await go(page, '/staff/requests?view=new')
  await pollWith('1 nouvelle demande')
  expect(await sounds()).toBeNull()
  const button = page.getByRole('button', { name: 'Activer le son' })
  await button.click()
  expect(await sounds()).toBe('1')
  await pollWith('1 nouvelle demande')
  expect(await sounds()).toBe('1')
  await pollWith('2 nouvelles demandes')
  expect(await sounds()).toBe('2')

  await page.reload()
  await pollWith('3 nouvelles demandes')
  expect(await sounds()).toBe('1')
  await page.getByRole('button', { name: 'Couper le son' }).click()
  await pollWith('4 nouvelles demandes')
  expect(await sounds()).toBe('1')
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 60_000)

test('requests list › removes all names from the screen when the session ends', async () => {
  const { visitor, page } = await arrive({})
  await go(page, '/staff/requests?view=new')
  await setHidden(page, true)
  await visitor.context.clearCookies()
  await setHidden(page, false)
  await page.locator('input[name="password"]').waitFor()
  expect(await page.locator('.name').count()).toBe(0)
  expect(page.url()).toContain('/staff/requests?view=new')
  await visitor.leave()
}, 60_000)

const comeBack = async (page: Page): Promise<void> => {
  await setHidden(page, true)
  await setHidden(page, false)
}

const endSession = async ({ context }: Visitor, page: Page): Promise<void> => {
  await context.clearCookies()
  await comeBack(page)
  await page.getByRole('heading', { name: 'Votre session est terminée' }).waitFor()
}

const openFirst = async (page: Page): Promise<void> => {
  await go(page, '/staff/requests?view=new')
  await page.locator('tbody .name').first().click()
  await page.locator('.title__meta').waitFor()
}

test('request page › is hidden when the session ends and restores a draft note to its author', async () => {
  const { visitor, page } = await arrive({})
  await openFirst(page)
  const note = page.locator('textarea[name="text"]').first()
  await note.fill('Elle préfère le matin.')
  await endSession(visitor, page)
  expect(await page.locator('.title__meta').isVisible()).toBe(false)
  await signIn(visitor, page)
  await comeBack(page)
  await page.locator('.title__meta').waitFor()
  expect(await note.inputValue()).toBe('Elle préfère le matin.')
  await note.fill('')
  await visitor.leave()
}, 60_000)

test('request page › ignores shortcut keys while it is hidden after the session ended', async () => {
  const { visitor, page } = await arrive({})
  await go(page, '/staff/keys')
  await page.locator('main input[name="keys"]').check()
  await page.locator('main form button').click()
  await page.locator('body[data-keys]').waitFor()
  await openFirst(page)
  await page.locator('.outcome summary').click()
  await page.locator('#day').fill('2027-01-04')
  await page.locator('h1').click()
  await endSession(visitor, page)
  await signIn(visitor, page)
  const sent = await page.evaluateHandle(() => {
    const forms: unknown[] = []
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      forms.push(event.target)
    })
    return forms
  })
  await page.keyboard.press('1')
  expect(await sent.evaluate(({ length }) => length)).toBe(0)
  await comeBack(page)
  await page.locator('.title__meta').waitFor()
  await visitor.leave()
}, 60_000)

test('request page › Enter in the callback day stores that day and no appointment', async () => {
  const { visitor, page } = await arrive({})
  await openFirst(page)
  await page.locator('.outcome summary').click()
  await page.locator('#day').press('Enter')
  await page.locator('.undo').waitFor()
  expect(await page.locator('.undo').textContent()).toContain('à rappeler le')
  expect(await page.locator('.title__meta').textContent()).toContain('En attente')
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 60_000)

test('request page › the undo bar covers no button or field at 1366 × 768', async () => {
  const { visitor, page } = await arrive({})
  await openFirst(page)
  await page.locator('.outcome button[value="noAnswer"]').click()
  await page.locator('.undo').waitFor()
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('.undo')
    const area = bar?.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(a, button, summary, input, textarea, select)')]
      .filter((control) => bar?.contains(control) === false)
      .filter((control) => {
        const { top, right, bottom, left, width } = control.getBoundingClientRect()
        if (area === undefined || width <= 1) return false
        return left < area.right && right > area.left && top < area.bottom && bottom > area.top
      })
      .map(({ textContent }) => textContent)
  })
  expect(covered).toEqual([])
  await page.mouse.wheel(0, 300)
  const top = async () => (await page.locator('.undo').boundingBox())?.y ?? 0
  await eventually(async () => expect(await top()).toBeLessThan(0))
  await visitor.leave()
}, 60_000)

test('staff bar › language and account stay at the end of the first line at 1366 px', async () => {
  const { visitor, page } = await arrive({})
  await go(page, '/staff/requests')
  const boxOf = async (part: string) => {
    const box = await page.locator(`.bar ${part}`).boundingBox()
    return box ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const [brand, search, language, account] = await Promise.all(
    ['.brand', '.search', '.lang', '.who'].map(boxOf),
  )
  const middles = [brand, search, language, account].map((box) =>
    Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 4),
  )
  expect(new Set(middles).size).toBe(1)
  expect((account?.x ?? 0) + (account?.width ?? 0)).toBeGreaterThan(1300)
  expect(language?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0))
  await visitor.leave()
}, 60_000)

test('request page › warns before an action that would discard a note or reply, but not when the note is saved', async () => {
  const { visitor, page } = await arrive({})
  await openFirst(page)
  const address = page.url()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.locator('#note').fill('Rappeler sa fille.')
  await page.locator('.outcome button[value="booked"]').click()
  await eventually(() => expect(asked).toEqual(['beforeunload']))
  expect(page.url()).toBe(address)
  expect(await page.locator('#note').inputValue()).toBe('Rappeler sa fille.')
  await page.getByRole('button', { name: 'Enregistrer la note' }).click()
  await page.locator('.is-note').first().waitFor()
  await page.locator('#text').fill('Bonjour.')
  await page.locator('.reply-form__body button[value="preview"]').click()
  await page.locator('.email-preview').waitFor()
  expect(asked).toEqual(['beforeunload'])
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 60_000)

test('request page › does not scroll sideways on a phone with a long name in the link to the next request', async () => {
  const { visitor, page } = await arrive({ width: 390 })
  await openFirst(page)
  const beyond = await page.locator('.crumb .end a').evaluate((next) => {
    next.firstChild?.replaceWith(`Suivante : ${'n'.repeat(80)}`)
    return document.documentElement.scrollWidth - innerWidth
  })
  expect(beyond).toBe(0)
  await visitor.leave()
}, 60_000)

test('requests area › shows all text within its containers at any width', async () => {
  const { visitor, page } = await arrive({ width: 1280 })
  await go(page, '/staff/requests?view=new')
  const cut = await page
    .locator('thead th')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map(String))
  expect(cut).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await go(page, '/staff/statistics')
  const chart = page.locator('.chart--rows').first()
  const beyond = await chart.evaluate((one) => {
    const panel = one.closest('.panel')?.getBoundingClientRect().left ?? 0
    const lefts = [...one.querySelectorAll('span')].map((text) => text.getBoundingClientRect().left)
    return lefts.filter((left) => left < panel + 8)
  })
  expect(beyond).toEqual([])
  await go(page, '/staff/templates')
  const isInSight = () =>
    page
      .locator('.views [aria-current]')
      .evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth)
  await eventually(async () => expect(await isInSight()).toBe(true))
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 60_000)

test('requests list › is printed with room for the names on either side of a sheet', async () => {
  const { visitor, page } = await arrive({})
  await page.emulateMedia({ media: 'print' })
  await go(page, '/staff/requests?view=new')
  for (const width of [950, 710]) {
    await page.setViewportSize({ width, height: 768 })
    const person = await page.locator('tbody .k-person').first().boundingBox()
    expect([width, (person?.width ?? 0) > 120]).toEqual([width, true])
  }
  await visitor.leave()
}, 60_000)

const pages = [
  '/staff/requests',
  '/staff/requests?view=spam',
  '/staff/requests/search',
  '/staff/keys',
  '/staff/outbox',
  '/staff/templates',
  '/staff/audit',
]

test('requests area › has no accessibility error and no sideways scrolling on phones and desktops', async () => {
  const { visitor, page } = await arrive({})
  await go(page, '/staff/requests')
  await page.locator('tbody .name').first().click()
  await page.locator('h1').waitFor()
  for (const path of [page.url().replace(staff.site.origin, ''), ...pages]) {
    await go(page, path)
    // The list shortens long email addresses on purpose.
    for (const [width, findErrors] of windows) {
      await page.setViewportSize({ width, height: 900 })
      await eventually(async () => {
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([path, width, beyond]).toEqual([path, width, 0])
      })
      const { y } = (await page.locator('header.bar').boundingBox()) ?? { y: undefined }
      expect([path, width, y]).toEqual([path, width, 0])
      expect([path, width, await findErrors(page)]).toEqual([path, width, []])
    }
  }
  await visitor.leave()
  expect(visitor.errors).toEqual([])
}, 120_000)

import type { Locator, Page } from 'playwright'
import { signedIn } from '../../support/staff/signedIn.js'
import { openStaffSite, type StaffSite } from '../../support/staff/staffSite.js'

let site: StaffSite
beforeAll(async () => {
  site = await openStaffSite()
})
afterAll(() => site.end())

/** Upper bound that exceeds the tab stops of every page. */
const mostTabs = 400

/** Simulates a person who uses only the keyboard and finds controls by their text, not by URL. */
const keyboardOf = (page: Page) => {
  let keys = 0
  const key = async (name: string): Promise<void> => {
    keys += 1
    await page.keyboard.press(name)
  }
  const reach = async (target: Locator): Promise<void> => {
    // Resolved once, because a search by role computes the names of all controls of the page.
    const found = await target.evaluateHandle((element) => element)
    const isFocused = () => found.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < mostTabs && !(await isFocused()); tabs += 1) await key('Tab')
    expect([await target.first().textContent(), await isFocused()]).toEqual([
      expect.anything(),
      true,
    ])
  }
  return {
    keys: () => keys,
    press: async (target: Locator): Promise<void> => {
      await reach(target)
      const before = page.url()
      await Promise.all([
        page.waitForNavigation({ waitUntil: 'load' }).catch((error: unknown) => {
          throw new Error(`Enter on ${before} opened no page.`, { cause: error })
        }),
        key('Enter'),
      ])
    },
    write: async (target: Locator, text: string): Promise<void> => {
      await reach(target)
      await key('ControlOrMeta+a')
      keys += text.length
      await page.keyboard.insertText(text)
    },
  }
}

/** Returns the seconds that a slow typist needs: half a second per key and ten to read each page. */
const secondsFor = (keys: number, pages: number): number => keys / 2 + pages * 10

test('site editor › a newcomer corrects a price with the keyboard in under 3 minutes', async () => {
  const editor = await signedIn(site.running, { roles: ['editor'], locale: 'en' })
  const { page, leave } = await site.seat(editor, { locale: 'en-CA' })
  const { press, write, keys } = keyboardOf(page)
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
  await page.goto('/staff')
  await press(link('The site'))
  await press(link('Facts of the clinic'))
  await press(link('Prices'))
  await write(page.getByLabel('MRI', { exact: true }), '730')
  await press(button('Save'))
  await press(link('Review and publish'))
  await write(page.getByLabel('Why, in a few words'), '2027')
  await press(button('Publish'))
  expect(await page.locator('main').textContent()).toContain('The site shows the changes')
  expect(secondsFor(keys(), 6)).toBeLessThan(3 * 60)
  await leave()
})

test('site editor › a newcomer publishes, extends and closes an offer with the keyboard', async () => {
  const hr = await signedIn(site.running, { roles: ['hr'] })
  const { page, leave } = await site.seat(hr)
  const { press, write, keys } = keyboardOf(page)
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
  const closeOn = async (day: string): Promise<void> => {
    await link('Réceptionniste').click()
    await link('Modifier les textes').click()
    await page.getByLabel('Dernier jour pour postuler').fill(day)
    await button('Enregistrer').click()
    await link('Voir et publier').click()
    await page.getByLabel('Pourquoi, en quelques mots').fill(day)
    await button('Publier').click()
    await page.getByText('Le site montre les changements').waitFor()
  }
  await page.goto('/staff')
  await press(link('Le site'))
  await press(link('Nouvelle offre d’emploi'))
  await write(page.getByLabel('Titre du poste en français'), 'Réceptionniste')
  await write(page.getByLabel('Titre du poste en anglais'), 'Receptionist')
  await write(page.getByLabel('Paraît le'), '2026-11-01')
  await write(page.getByLabel('Dernier jour pour postuler'), '2026-12-15')
  await press(button('Créer le brouillon'))
  await press(link(/Description/))
  await write(
    page.getByLabel('Description dans les moteurs de recherche, Français'),
    'Poste à l’accueil d’une clinique de Québec : tâches, horaire et salaire.',
  )
  await write(
    page.getByLabel('Description dans les moteurs de recherche, Anglais'),
    'Front desk position at a clinic in Québec City: duties, schedule and pay.',
  )
  await press(button('Enregistrer'))
  await press(link('Voir et publier'))
  await write(page.getByLabel('Pourquoi, en quelques mots'), 'Réceptionniste')
  await press(button('Publier'))
  expect(await page.locator('main').textContent()).toContain('Le site montre les changements')
  expect(secondsFor(keys(), 8)).toBeLessThan(10 * 60)
  const offers = async () => (await site.running.site.get('/fr/carrieres')).text
  expect(await offers()).toContain('Réceptionniste')
  await closeOn('2026-12-31')
  expect(await offers()).toContain('31')
  await closeOn('2026-11-20')
  expect(await offers()).not.toContain('Réceptionniste')
  await leave()
})

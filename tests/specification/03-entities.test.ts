import { specifiedSite } from '../support/specification/specifiedSite.js'

/* Chapter 3: entities and their fields. */

const { read } = specifiedSite()

test.each([
  ['3.2 English: en, en-CA, EN', '/en', 'English', 'en', 'en-CA', 'EN'],
  ['3.3 Français: fr, fr-CA, FR', '/fr', 'Français', 'fr', 'fr-CA', 'FR'],
])('%s', async (_title, home, name, code, region, label) => {
  const $ = await read(home)
  expect($('html').attr('lang')).toBe(region)
  const choice = $(`.site-header a[data-language=${code}]`)
  expect(choice.text()).toBe(label)
  expect(choice.attr('aria-label')).toContain(name)
  expect([choice.attr('lang'), choice.attr('hreflang')]).toEqual([code, region])
})

import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { homeAnchors, type Locale, locales } from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { contactFields } from '../../../src/shared/contact/contactFields.js'
import { type Field, fieldNames } from '../../../src/shared/forms/fieldTable.js'
import { rulesOfAttributes } from '../../../src/shared/forms/inputRules.js'
import { readProps } from '../../../src/views/browser/islands/islandProps.js'
import { isIslandName, islandModules } from '../../../src/views/browser/islandModules.js'
import { aCv, sendApplication, upload } from '../../support/careers/applicationForms.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

type Found = Cheerio<ReturnType<CheerioAPI>[number]>

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

const hostile = '</script><script>alert(1)</script> "\' &amp; \u2028 {{phone}} é'

const opened = async (locale: Locale): Promise<string> =>
  (await running.site.get(urlFor('home', locale)).expect(200)).text

const openedCareers = async (locale: Locale): Promise<string> =>
  (await running.site.get(urlFor('careers', locale)).expect(200)).text

/** Hostile text without braces, which mark placeholders in translations. */
const hostileName = hostile.replaceAll(/[{}]/g, '')

const sentBackCareers = async (locale: Locale): Promise<string> => {
  const name = `${hostileName}.pdf`
  const { id, cookie } = await upload(running, { ...aCv, name })
  const fields = { name: '', uploads: id }
  const files = [{ ...aCv, name: `${hostileName}.exe` }]
  const path = urlFor('careers', locale)
  const { status, text } = await sendApplication(running, { path, fields, files, cookie })
  expect(status).toBe(422)
  return text
}

const sentBack = async (locale: Locale): Promise<string> => {
  const form = {
    name: hostile,
    message: `${hostile}\n\nligne 2`,
    phone: '555-0199',
    moments: 'any',
  }
  return (await running.site.post(urlFor('home', locale)).type('form').send(form).expect(422)).text
}

const openedPage = async (page: 'tools' | 'mri', locale: Locale): Promise<string> =>
  (await running.site.get(urlFor(page, locale)).expect(200)).text

const states = locales.flatMap((locale) => [
  { title: `the page of the tools (${locale})`, html: () => openedPage('tools', locale) },
  { title: `the page about MRI (${locale})`, html: () => openedPage('mri', locale) },
  { title: `the home page (${locale})`, html: () => opened(locale) },
  { title: `the home page with errors (${locale})`, html: () => sentBack(locale) },
  { title: `the careers page (${locale})`, html: () => openedCareers(locale) },
  { title: `the careers page with errors (${locale})`, html: () => sentBackCareers(locale) },
])

const islandsOf = (html: string): readonly { $: CheerioAPI; place: Found }[] => {
  const $ = load(html)
  return $('[data-island]')
    .toArray()
    .map((node) => ({ $, place: $(node) }))
}

const dataOf = async (place: Found): Promise<unknown> => {
  const address = place.attr('data-data-from')
  return address === undefined ? undefined : (await running.site.get(address).expect(200)).body
}

/** Renders the island from its data attributes, as hydration does. */
const renderedAgain = async (place: Found): Promise<string> => {
  const name = place.attr('data-island')
  if (!isIslandName(name)) throw new Error(`There is no island named ${name}.`)
  const data = await dataOf(place)
  return islandModules[name](({ default: component, propKinds }) =>
    renderToString(
      createElement(component, readProps(place.attr('data-props') ?? '', propKinds, data)),
      {
        identifierPrefix: place.attr('data-island-id') ?? '',
      },
    ),
  )
}

describe.each(states)('island markup › $title', ({ html }) => {
  test('matches what hydration expects', async () => {
    const text = await html()
    const found = islandsOf(text)
    expect(found).not.toEqual([])
    for (const { place } of found) {
      expect(place.attr('data-island-state')).toBe('pending')
      expect(place.attr('data-island-id')).toMatch(/^\S+$/)
      expect(text).toContain(await renderedAgain(place))
    }
  })

  test('has every translation in its props and data', async () => {
    for (const { place } of islandsOf(await html())) {
      const props = `${place.attr('data-props')}${JSON.stringify(await dataOf(place))}`
      // Matches a translation key that was not replaced with its text.
      expect(props).not.toMatch(
        /(?<!"key)":"(applications|forms|common|received|validation|home):[a-z]/i,
      )
      expect(place.find('label, legend, button, p, h2, li, option').text()).not.toContain('{{')
    }
  })

  test('contains no executable text typed by a visitor', async () => {
    const $ = load(await html())
    const scripts = $('script:not([type="application/ld+json"])').toArray()
    expect(scripts.map((script) => $(script).text()).join('')).toBe('/* codeWatch.js */')
    expect($('[onerror], [onclick]')).toHaveLength(0)
  })
})

test('islands › are each used on a page', async () => {
  const pages = await Promise.all(states.map(({ html }) => html()))
  const names = pages.flatMap(islandsOf).map(({ place }) => place.attr('data-island'))
  expect(new Set(names)).toEqual(new Set(Object.keys(islandModules)))
})

test('islands › render without the rest of the page', async () => {
  for (const { place } of islandsOf(await opened('fr'))) {
    const { length } = await renderedAgain(place)
    expect(length).toBeGreaterThan(100)
  }
})

describe('contact form island', () => {
  const form = async (): Promise<{ $: CheerioAPI; form: Found }> => {
    const $ = load(await opened('fr'))
    return { $, form: $('form[data-contact]') }
  }

  test('works without JavaScript', async () => {
    const { form: found } = await form()
    expect(found.attr('method')).toBe('post')
    expect(found.attr('action')).toBe(urlFor('home', 'fr', homeAnchors.contact))
    const buttons = found.find('button[type=submit]')
    expect(buttons).toHaveLength(1)
    expect(buttons.attr('disabled')).toBeUndefined()
    expect(buttons.attr('aria-disabled')).toBeUndefined()
  })

  test('has an input for each declared field with its rules as attributes', async () => {
    const { form: found } = await form()
    const namesOf = (field: Field): readonly string[] => field.rules.map(({ rule }) => rule)
    for (const name of fieldNames(contactFields)) {
      const control = found.find(`[name=${name}]`)
      const carried = rulesOfAttributes((attribute) => control.attr(attribute) ?? null)
      expect({
        name,
        isAsked: control.length > 0,
        rules: carried.map(({ rule }) => rule).toSorted(),
      }).toEqual({
        name,
        isAsked: true,
        rules: namesOf(contactFields[name])
          .filter((rule) => ['required', 'min', 'max', 'email', 'regex'].includes(rule))
          .toSorted(),
      })
    }
  })

  test('has empty hidden fields, which scripts fill', async () => {
    const { form: found } = await form()
    for (const name of ['visibleMs', 'id']) {
      const field = found.find(`input[type=hidden][name=${name}]`)
      expect(field).toHaveLength(1)
      expect(field.attr('value')).toBeUndefined()
    }
  })

  test('does not mention verification when it is off', async () => {
    const { form: found } = await form()
    expect(found.text()).not.toContain('reCAPTCHA')
  })
})

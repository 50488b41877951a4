import { load } from 'cheerio'
import { locales } from '../../../../src/addresses/pageTable.js'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import {
  documentAddress,
  fieldsOfDocument,
  openDocument,
  shownSections,
} from '../../../../src/services/content/editor/openDocument.js'
import { type FieldNode, optionsOf } from '../../../../src/services/content/editor/fieldTree.js'
import { mayEdit } from '../../../../src/services/content/editor/siteAccess.js'
import { createTranslateGroup } from '../../../../src/services/language/translations.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { filledSection, postSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

const roles = ['editor', 'hr'] as const

let app: TestApp
let nadia: SignedInPerson
beforeAll(async () => {
  app = await appForTests()
  nadia = await signedIn(app, { roles })
})
afterAll(() => app.end())

const openAll = async () => {
  const { editing } = app.services
  const names = [...editing.board.current().documents.keys()]
  const opened = await Promise.all(
    names.map((name) => openDocument(editing, documentAddress(name))),
  )
  return opened.filter((one) => one !== undefined)
}

const everySection = async (): Promise<readonly string[]> =>
  (await openAll()).flatMap((document) =>
    shownSections(document, document.json)
      .filter(({ key }) => mayEdit(roles, document.name, key))
      .map(({ key }) => sectionAddress(documentAddress(document.name), key)),
  )

const checkFields = (address: string, text: string): void => {
  const $ = load(text)
  const inputs = $('.site-form').find('input:not([type=hidden]), textarea, select')
  expect([address, inputs.length < 500]).toEqual([address, true])
  const ids = $('[id]')
    .toArray()
    .map(({ attribs }) => attribs['id'])
  expect([address, ids.length]).toEqual([address, new Set(ids).size])
  const labelled = new Set(
    $('label')
      .toArray()
      .map(({ attribs }) => attribs['for']),
  )
  const unlabelled = inputs
    .toArray()
    .filter(
      (input) =>
        (input.attribs['alt'] ?? '') === '' &&
        $(input).closest('label').length === 0 &&
        !labelled.has(input.attribs['id']),
    )
  expect([address, unlabelled.map(({ attribs }) => attribs['name'])]).toEqual([address, []])
}

test('site editor › every section has labelled fields, unique ids and fewer than 500 inputs; posted unchanged it changes no data', async () => {
  const sections = await everySection()
  expect(sections.length).toBeGreaterThan(150)
  for (const address of sections) {
    const { text } = await nadia.agent.get(address).expect(200)
    checkFields(address, text)
    if (load(text)('form.site-form').length === 0) continue
    const answer = await postSection(nadia, address, filledSection(text))
    expect([address, answer.headers['location']]).toEqual([address, `${address}?said=unchanged`])
  }
  expect(await app.services.editing.drafts.list()).toEqual([])
})

test('site editor › every listed section has an input and a save button, or shows texts without a save button', async () => {
  const documents = await openAll()
  const lists = await Promise.all(
    documents
      .filter(({ name }) => mayEdit(roles, name, 'all') || mayEdit(roles, name, 'hours'))
      .map(async ({ name }) => {
        const address = staffUrl('siteDocument', { document: documentAddress(name) })
        const { text } = await nadia.agent.get(address).expect(200)
        return load(text)('.outline a')
          .toArray()
          .map(({ attribs }) => attribs['href'] ?? '')
      }),
  )
  expect(lists.flat().toSorted()).toEqual((await everySection()).toSorted())
  for (const address of lists.flat()) {
    const { text } = await nadia.agent.get(address).expect(200)
    const $ = load(text)
    const inputs = $('.site-form').find('input:not([type=hidden]), textarea, select, .add')
    const locked = $('.site-form .fixed').filter((_, field) => $(field).text().trim() !== '')
    const saves = $('.site-form .savebar').length
    expect([address, saves, inputs.length + locked.length > 0]).toEqual([
      address,
      inputs.length > 0 ? 1 : 0,
      true,
    ])
  }
})

test('site editor › a section shared by several pages shows both languages and links to the shared texts', async () => {
  const { text } = await nadia.agent.get(sectionAddress('exam-mri', 'sections-5')).expect(200)
  const $ = load(text)
  expect($('main form')).toHaveLength(0)
  expect($('.locked').text()).toContain('Que dois-je faire, et à quelle heure?')
  expect($('.locked').text()).toContain('What do I do, and at what time?')
  expect($('.fixed a').attr('href')).toBe(staffUrl('siteDocument', { document: 'common' }))
})

test('site editor › the section about costs, which has no texts, is not listed and has no page', async () => {
  const address = sectionAddress('exam-mri', 'sections-6')
  const { text } = await nadia.agent.get(staffUrl('siteDocument', { document: 'exam-mri' }))
  expect(load(text)(`[href="${address}"]`)).toHaveLength(0)
  await nadia.agent.get(address).expect(404)
})

const allNodes = (nodes: readonly FieldNode[]): readonly FieldNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)])

test('site editor › items of a list are named by a text without codes', async () => {
  const { text } = await nadia.agent.get(sectionAddress('exam-mri', 'sections-visit'))
  const labels = load(text)('button')
    .toArray()
    .map((button) => load(button).text())
  expect(labels.length).toBeGreaterThan(10)
  expect(labels.filter((label) => label.includes('{{'))).toEqual([])
})

test.each(locales)('site editor › every field and choice has a label in %s', async (locale) => {
  const { translations, content } = app.services
  const words = createTranslateGroup(translations, locale)
  const fields = new Set(Object.keys(words('staffContent:fields')))
  const paths = new Map(Object.entries(words('staffContent:paths')))
  const values = new Set(Object.keys(words('staffContent:values')))
  const exams = new Set(Object.keys(content.exams))
  const nodes = (await openAll()).flatMap((document) =>
    allNodes(fieldsOfDocument(document, document.json)).filter(({ isLocked, label, path }) => {
      const isShared = document.type === 'common' && path.length < 3
      return !isLocked && label.key !== '' && document.type !== 'template' && !isShared
    }),
  )
  const missing = nodes.flatMap((node) => {
    const { parent, key, words: own } = node.label
    const isKnown =
      own !== undefined || key in (paths.get(parent) ?? {}) || fields.has(key) || exams.has(key)
    const isItem = typeof node.path.at(-1) === 'number'
    return [
      ...(isKnown || isItem ? [] : [`field ${parent}-${key}`]),
      ...optionsOf(node)
        .filter((value) => !values.has(value) && !exams.has(value))
        .map((value) => `value ${value}`),
    ]
  })
  expect([...new Set(missing)]).toEqual([])
})

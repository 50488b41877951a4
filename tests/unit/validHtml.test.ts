import { htmlErrors } from '../support/pages/validHtml.js'

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="fr-CA"><head><meta charset="utf-8"><title>Page</title></head><body><h1>Page</h1>${body}</body></html>`

const rulesBroken = async (body: string): Promise<readonly string[]> =>
  (await htmlErrors(page(body))).map((error) => /\S+ ([\w-]+):/.exec(error)?.[1] ?? error)

const select = (attributes: string, options: string): string =>
  `<label for="exam">Examen</label><select id="exam" name="exam"${attributes}>${options}</select>`

const mri = '<option value="mri">IRM</option>'

test('required select › begins with an empty option', async () => {
  const empty = '<option value="">Choisir</option>'
  expect(await rulesBroken(select(' required', empty + mri))).toEqual([])
  expect(await rulesBroken(select(' required', mri + empty))).toEqual(['required-select'])
  expect(await rulesBroken(select(' required', '<option>Choisir</option>'))).toEqual([
    'required-select',
  ])
})

test('optional or multiple select › needs no empty option', async () => {
  expect(await rulesBroken(select('', mri))).toEqual([])
  expect(await rulesBroken(select(' required multiple', mri))).toEqual([])
  expect(await rulesBroken(select(' required size="3"', mri))).toEqual([])
})

test.each(['section', 'article'])('%s element › has a heading or a name', async (name) => {
  const within = (content: string, attributes = ''): string =>
    `<${name}${attributes}>${content}</${name}>`
  expect(await rulesBroken(within('<h2>Titre</h2>'))).toEqual([])
  expect(await rulesBroken(within('<div><h2>Titre</h2></div>'))).toEqual([])
  expect(await rulesBroken(within('<p>Texte</p>', ' aria-label="Nom"'))).toEqual([])
  expect(await rulesBroken(within('<p>Texte</p>'))).toEqual(['section-heading'])
  expect(await rulesBroken(within('<section><h2>Titre</h2></section>'))).toEqual([
    'section-heading',
  ])
  expect(await rulesBroken(within('<nav><h2>Contenu</h2></nav>'))).toEqual(['section-heading'])
})

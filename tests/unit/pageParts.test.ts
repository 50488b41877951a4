import { createPageParts } from '../../src/controllers/pages/pageParts.js'

const bytes = (text: string): Uint8Array => Buffer.from(text)
const read = (page: Uint8Array): string => Buffer.from(page).toString()

test('the parts of a page stand where the page asked for them', () => {
  const parts = createPageParts()
  const place = parts.hold([bytes('<header>É</header>'), '<form>œ’', bytes('</form>')])
  expect(read(parts.toBytes(`<body>${place}</body>`))).toBe(
    '<body><header>É</header><form>œ’</form></body>',
  )
})

test('a page that holds no parts is sent as it is', () => {
  expect(read(createPageParts().toBytes('<p>Échographie</p>'))).toBe('<p>Échographie</p>')
})

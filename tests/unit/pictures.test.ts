import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageUrl, placeholder } from '../../src/services/images/modifiers.js'
import { type PictureSource, pictures } from '../../src/services/images/pictureCatalogue.js'
import { cropAround, pictureVariants } from '../../src/services/images/pictureVariants.js'

const root = join(__dirname, '../..')
const catalogue: readonly [string, PictureSource][] = Object.entries(pictures)
const rules = readFileSync(join(root, 'src/views/styles/components/pictures.css'), 'utf8')

test.each(catalogue)('%s exists, and its place is held by its own ten pixels', (name, source) => {
  expect(existsSync(join(root, 'public/images', source.file))).toBe(true)
  const [, rule = ''] = new RegExp(`\\.picture--${name} \\{([^}]*)\\}`).exec(rules) ?? []
  expect(rule).toContain(`background-color: ${source.colour.toLowerCase()};`)
  expect(rule).toContain(`url("${imageUrl(source.file, placeholder)}")`)
  expect(rule).toContain(`background-position: ${source.focus[0]}% ${source.focus[1]}%;`)
})

test.each([
  ['in the middle', [50, 50], 1, [500, 0, 1000, 1000]],
  ['at the right edge', [100, 50], 1, [1000, 0, 1000, 1000]],
  ['at the left edge', [0, 50], 1, [0, 0, 1000, 1000]],
  ['wider than the source', [50, 30], 4, [0, 50, 2000, 500]],
] as const)('a crop keeps a focal point %s', (_where, focus, ratio, rectangle) => {
  expect(cropAround({ width: 2000, height: 1000, focus }, ratio)).toEqual(rectangle)
})

test('a picture is never asked for larger than it is', () => {
  const source = { ...pictures.reception, width: 700, height: 500 }
  const { sources } = pictureVariants(source, { widths: [320, 640, 1024], sizes: '100vw' }, 'abc')
  expect(sources[0]?.srcSet).toMatch(/320w, .+ 640w$/)
})

test('modern formats come first, and every browser finds one it knows', () => {
  const { sources, fallback } = pictureVariants(
    pictures.scanFetal,
    { ratio: 1.519, widths: [320, 640], sizes: '100vw' },
    'abc',
  )
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(fallback).toMatch(/f_jpeg.*\?v=abc$/)
})

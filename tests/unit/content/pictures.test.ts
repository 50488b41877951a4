import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { placeholder, placeholderColours } from '../../../scripts/pictures/placeholderColours.js'
import { drawings } from '../../../src/content/pictures/drawingCatalogue.js'
import type { PictureSource } from '../../../src/services/content/schemas/picture.js'
import { pictures } from '../../support/site/shippedContent.js'
import { writeModifiers } from '../../../src/services/images/imageAddress.js'
import { pictureVariants } from '../../../src/services/images/picturePlaces.js'
import { createImageService } from '../../../src/services/images/imageService.js'

const root = join(__dirname, '../../..')
const catalogue: readonly [string, PictureSource][] = Object.entries(pictures)
const folderOfPlaceholders = join(root, 'src/views/picture/placeholders')

/** Returns the RGB channels of a custom property: `--middle: #eeddcc;` → [238, 221, 204]. */
const colourIn = (rule: string, point: string): readonly number[] => {
  const [, digits = ''] = new RegExp(`${point}: #([0-9a-f]{6});`).exec(rule) ?? []
  return [...Buffer.from(digits, 'hex')]
}

test('picture placeholder › is requested with ten pixels a side at quality 50', () => {
  expect(writeModifiers(placeholder)).toBe('q_50,s_10x10')
})

describe('picture frame', () => {
  const images = createImageService({
    folder: join(root, 'public/images'),
    cacheFolder: mkdtempSync(join(tmpdir(), 'placeholders-')),
    cacheBytes: 1_000_000,
    log: pino({ level: 'silent' }),
  })
  afterAll(() => images.close())

  test.each(catalogue)('has the colours of the placeholder of %s', async (name, source) => {
    const rule = readFileSync(join(folderOfPlaceholders, `${name}.css`), 'utf8')
    expect(rule).toContain(`.picture--${name} {`)
    expect(rule).toContain(`background-color: ${source.colour.toLowerCase()};`)
    const small = await images.describe(writeModifiers(placeholder), source.file)
    const colours = await placeholderColours(Buffer.from((await images.render(small)).data))
    for (const [point, channels] of Object.entries(colours)) {
      const written = colourIn(rule, point)
      expect(written).toHaveLength(3)
      // Decoders may round differently.
      channels.forEach((one, at) => expect(Math.abs(one - (written[at] ?? -9))).toBeLessThan(6))
    }
  })
})

describe('picture variants', () => {
  const [reception] = Object.values(pictures)
  const alt = { fr: '', en: '' }
  const source = { file: 'a.jpg', alt, colour: '#fff', ...reception, width: 700, height: 500 }
  const place = { shape: 1, widths: [320, 640], sizes: '100vw' }

  test('are never larger than the original', () => {
    const { srcSet } = pictureVariants(source, { ...place, widths: [320, 640, 1024] }, 'abc')
    expect(srcSet).toMatch(/320w, .+ 640w$/)
  })

  test('contain only the original when it is smaller than every width', () => {
    const { srcSet, width } = pictureVariants(source, { ...place, widths: [1024] }, 'abc')
    expect([srcSet.endsWith(' 700w'), width]).toEqual([true, 700])
  })

  test('are AVIF with a JPEG for browsers without it', () => {
    const { type, fallback } = pictureVariants(source, place, 'abc')
    expect(type).toBe('image/avif')
    expect(fallback).toMatch(/f_jpeg.*\?v=abc$/)
  })

  test('are cropped around the middle of an uploaded picture', () => {
    const file = `pictures/${'a'.repeat(64)}`
    const { srcSet, width, height } = pictureVariants({ ...source, file }, place, 'abc')
    expect(srcSet).toContain('s_320x320,pos_50x50')
    // The largest square in 700 × 500 is only 500 wide.
    expect([srcSet.includes('640'), width, height]).toEqual([false, 320, 320])
  })

  test('are cropped around the focal point of a picture', () => {
    const { srcSet } = pictureVariants({ ...source, focus: [10, 90] }, { ...place, shape: 2 }, 'a')
    expect(srcSet).toMatch(/s_320x160,pos_10x90\/\S+ 320w, \S+s_640x320,pos_10x90/)
  })
})

test('drawings › correspond one to one to files of the catalogue', () => {
  const files = readdirSync(join(root, 'public/drawings'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.svg')).toSorted()).toEqual(
    Object.keys(drawings)
      .map((name) => `${name}.svg`)
      .toSorted(),
  )
})

test.each(Object.entries(drawings))('drawings › the size of %s matches its file', (name, size) => {
  const file = readFileSync(join(root, `public/drawings/${name}.svg`), 'utf8')
  expect(file).toContain(`viewBox="0 0 ${size.width} ${size.height}"`)
  expect(file).toContain('@media(prefers-color-scheme:dark)')
})

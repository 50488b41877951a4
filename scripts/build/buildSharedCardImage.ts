import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openSync } from 'fontkit'
import sharp from 'sharp'
import type { Locale } from '../../src/addresses/pageTable.ts'
import type { SharedCard } from '../../src/content/pictures/sharedCards.ts'
import { brandColours } from '../../src/shared/brand/brand.ts'
import { markDot, markLines } from '../pictures/markSvg.ts'
import '../loadSources.ts'

/*
 * Draws the social card of each section and language; titles are outlines, so that rendering needs no
 * installed font.
 */
const root = join(import.meta.dirname, '../..')
const { light } = brandColours
const diameter = 600
const encoding = { quality: 84, mozjpeg: true } as const
const centre = { x: 975, y: 315 } as const
const fontFile = (weight: number): string =>
  join(root, `public/fonts/source-sans-pro-latin-${weight}-normal.woff2`)

const { sharedCardSize: size } = await import('../../src/content/pictures/sharedCards.ts')
const { readClinic } = await import('../../src/services/clinic/readClinic.ts')
const { contentFolder, loadContent } = await import('../../src/services/content/loadContent.ts')
const clinic = readClinic(resolve(root, process.env['CLINIC_FILE'] ?? 'src/content/clinic.json'))
const { pictures } = loadContent(join(root, contentFolder))

interface Line {
  readonly weight: 300 | 400 | 600
  readonly height: number
  readonly x: number
  readonly y: number
}

const outline = (text: string, { weight, height, x, y }: Line): { svg: string; width: number } => {
  const font = openSync(fontFile(weight))
  if (!('layout' in font))
    throw new Error('The font file of a card contains several fonts: use a file with one font.')
  const scale = height / font.unitsPerEm
  let advance = 0
  const run = font.layout(text)
  const glyphs = run.glyphs.map((glyph, position) => {
    const at = advance
    advance += run.positions[position]?.xAdvance ?? glyph.advanceWidth
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
  })
  return {
    svg: `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
    width: advance * scale,
  }
}

const drawName = (height: number): { svg: string; width: number } => {
  const place = { height, x: 156, y: 130 } as const
  const start = outline(clinic.nameStress, { ...place, weight: 600 })
  const end = outline(clinic.name.slice(clinic.nameStress.length), {
    ...place,
    weight: 300,
    x: place.x + start.width,
  })
  return { svg: start.svg + end.svg, width: start.width + end.width }
}

/** Maximum width of the name, so that it does not overlap the rings; a longer name is drawn smaller. */
const nameWidth = 480
const nameHeight = 44
const usualName = drawName(nameHeight)
const name =
  usualName.width > nameWidth ? drawName((nameHeight * nameWidth) / usualName.width) : usualName

export const drawWords = (card: SharedCard, locale: Locale): Buffer => {
  const lines = card.title[locale]
  const first = 350 - (lines.length - 1) * 50
  const words = lines.map((line, position) =>
    outline(line, { weight: 300, height: 92, x: 76, y: first + position * 100 }),
  )
  const place = outline(clinic.tagline[locale], {
    weight: 400,
    height: 34,
    x: 78,
    y: first + lines.length * 100 - 30,
  })
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
      `<g fill="none" stroke="${light.primary}" stroke-opacity=".22" stroke-width="2">`,
      `<g transform="translate(${centre.x} ${centre.y})"><circle r="330"/><circle r="368"/></g></g>`,
      `<path transform="translate(${centre.x} ${centre.y})" fill="none" stroke="${light.coral}" stroke-width="6" stroke-linecap="round" d="M-134.2 301.5A330 330 0 0 1 -252.8 212.1"/>`,
      `<g transform="translate(76 84) scale(1.5)" fill="none" stroke="${light.primary}" stroke-width="2" stroke-linecap="round">`,
      `${markLines}${markDot()}</g>`,
      `<g fill="${light.ink}">${[name, ...words].map(({ svg }) => svg).join('')}</g>`,
      `<g fill="${light.muted}">${place.svg}</g>`,
      '</svg>',
    ].join(''),
  )
}

/** @throws Error if the picture has no document */
const pictureFile = ({ picture }: SharedCard): string => {
  const file = pictures[picture]?.file
  if (file === undefined) throw new Error(`src/content/pictures/${picture}.json is missing.`)
  return join(root, 'public/images', file)
}

const circle = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${diameter}" height="${diameter}"><circle cx="${diameter / 2}" cy="${diameter / 2}" r="${diameter / 2}"/></svg>`,
)

const ringOf = (card: SharedCard): Promise<Buffer> =>
  sharp(pictureFile(card))
    .resize(diameter, diameter)
    .composite([{ input: circle, blend: 'dest-in' }])
    .png()
    .toBuffer()

/** Returns the inputs of a card; it is redrawn when they change. */
export const materialOf = async (card: SharedCard, words: Buffer): Promise<readonly Buffer[]> => [
  await readFile(pictureFile(card)),
  words,
  Buffer.from(JSON.stringify([size, centre, diameter, encoding])),
]

export const imageOf = async (card: SharedCard, words: Buffer): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: light.paper } })
    .composite([
      { input: await ringOf(card), left: centre.x - diameter / 2, top: centre.y - diameter / 2 },
      { input: words },
    ])
    .jpeg(encoding)
    .toBuffer()

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { brandColours } from '../../src/shared/brand/brand.ts'
import { contrastErrors, withBrandColours } from './brandTokens.ts'
import { reportFailure } from '../failure.ts'
import { markDot, markLines } from './markSvg.ts'

/* Generates the files that depend on `brand` in `src/content/clinic.json`: design tokens, icons of browsers and home
   screens, and drawings. `npm run brand` runs it. */
const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/icons')
const tokens = join(root, 'src/views/styles/tokens.css')

const { light, dark } = brandColours
const iconDot = 2.6

const mark = (stroke: number): string =>
  `<g fill="none" stroke="${light.primary}" stroke-width="${stroke}" stroke-linecap="round">${markLines}</g>${markDot(iconDot)}`

const svgIcon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>',
  `.r{fill:none;stroke:${light.primary};stroke-width:2;stroke-linecap:round}`,
  `@media (prefers-color-scheme:dark){.r{stroke:${dark.primary}}}</style>`,
  `<g class="r">${markLines}</g>${markDot(iconDot)}</svg>\n`,
].join('')

/** @param margin empty share of the side around the mark */
const drawing = (size: number, margin: number, paper: boolean): Buffer => {
  const side = 40 / (1 - 2 * margin)
  const start = -(side - 40) / 2
  const ground = paper
    ? `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${light.paper}"/>`
    : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${side} ${side}">${ground}${mark(size < 64 ? 3 : 2)}</svg>`,
  )
}

const png = (size: number, margin: number, paper: boolean): Promise<Buffer> =>
  sharp(drawing(size, margin, paper))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const ico = (image: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

const writeBrand = async (): Promise<void> => {
  const errors = contrastErrors()
  if (errors.length > 0) throw new Error(errors.join('\n'))
  await writeFile(tokens, withBrandColours(await readFile(tokens, 'utf8')))
  await writeFile(join(folder, 'icon.svg'), svgIcon)
  await writeFile(join(folder, 'icon-192.png'), await png(192, 0.02, false))
  await writeFile(join(folder, 'icon-512.png'), await png(512, 0.02, false))
  // Platforms may crop the outer fifth of a maskable icon.
  await writeFile(join(folder, 'icon-maskable-512.png'), await png(512, 0.2, true))
  await writeFile(join(folder, 'apple-touch-icon.png'), await png(180, 0.14, true))
  await writeFile(join(folder, '../favicon.ico'), ico(await png(32, 0, false), 32))
  await import('./writeDrawings.ts')
}

await writeBrand().catch(reportFailure)

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/*
 * Draws the icons of browsers and home screens from the brand's mark. Run by hand when the mark
 * changes: node scripts/pictures/makeIcons.ts
 */
const folder = join(import.meta.dirname, '../../public/icons')

const mark = (stroke: number): string =>
  `<g fill="none" stroke="#0f4c5c" stroke-width="${stroke}" stroke-linecap="round"><circle cx="20" cy="20" r="18.5"/><path d="M15.8 16.7a6 6 0 0 0 8.4 0M12.6 21.8a12 12 0 0 0 14.8 0M9.6 27a18 18 0 0 0 20.8 0"/></g><circle cx="20" cy="10.7" r="2.6" fill="#f2876c"/>`

/** @param margin share of the side left empty around the mark */
const drawing = (size: number, margin: number, paper: boolean): Buffer => {
  const side = 40 / (1 - 2 * margin)
  const start = -(side - 40) / 2
  const ground = paper
    ? `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="#fbf8f3"/>`
    : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${side} ${side}">${ground}${mark(size < 64 ? 3 : 2)}</svg>`,
  )
}

const png = (size: number, margin: number, paper: boolean): Promise<Buffer> =>
  sharp(drawing(size, margin, paper))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An .ico file that holds one PNG. */
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

await writeFile(join(folder, 'icon-192.png'), await png(192, 0.02, false))
await writeFile(join(folder, 'icon-512.png'), await png(512, 0.02, false))
// Platforms cut a maskable icon to their own shape: a fifth on each side is not sure to be seen.
await writeFile(join(folder, 'icon-maskable-512.png'), await png(512, 0.2, true))
await writeFile(join(folder, 'apple-touch-icon.png'), await png(180, 0.14, true))
await writeFile(join(folder, '../favicon.ico'), ico(await png(32, 0, false), 32))

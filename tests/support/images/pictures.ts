import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const original = join(__dirname, '../../../public/images/reception.jpg')

const photograph = () => sharp(original).resize(480)

const discs = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><circle cx="60" cy="60" r="40" fill="${colour}"/><circle cx="140" cy="60" r="20" fill="${colour}" opacity=".5"/></svg>`,
  )

const frames = async (): Promise<Sharp> =>
  sharp(
    await Promise.all(
      ['red', 'green', 'blue'].map((colour) => sharp(discs(colour)).flatten().png().toBuffer()),
    ),
    { join: { animated: true } },
  )

export const writePictures = async (folder: string): Promise<void> => {
  const file = (name: string) => join(folder, name)
  mkdirSync(join(folder, 'rooms'), { recursive: true })
  await photograph().jpeg({ quality: 90 }).toFile(file('photo.jpg'))
  await photograph().webp().toFile(file('photo.webp'))
  await photograph().avif({ effort: 0 }).toFile(file('photo.avif'))
  await photograph().jpeg().toFile(file('rooms/été à Québec.jpg'))
  await sharp(discs('teal')).png().toFile(file('discs.png'))
  await (await frames()).webp().toFile(file('frames.webp'))
}

export const writeLargePicture = (folder: string): Promise<void> =>
  copyFile(original, join(folder, 'large.jpg'))

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** Decompression bomb: a PNG of a few bytes that claims 60 000 pixels a side. */
const bomb = (): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const wickedDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)">
<script>alert(2)</script><image href="http://evil.example/f.png"/><rect width="40" height="40"/></svg>`

const entities = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg"><text>&b;&x;</text></svg>`

export const writeHostileFiles = async (folder: string, outside: string): Promise<void> => {
  const file = (name: string) => join(folder, name)
  const whole = await photograph().jpeg().toBuffer()
  const png = await photograph().png().toBuffer()
  writeFileSync(file('cut.jpg'), whole.subarray(0, whole.length / 3))
  writeFileSync(file('cut.png'), png.subarray(0, png.length / 3))
  writeFileSync(file('head.jpg'), whole.subarray(0, 30))
  writeFileSync(file('text.jpg'), 'This is no picture at all.')
  writeFileSync(file('empty.jpg'), '')
  writeFileSync(file('zeros.png'), Buffer.alloc(5000))
  writeFileSync(file('bomb.png'), bomb())
  writeFileSync(file('page.html'), '<!doctype html><title>No</title>')
  writeFileSync(file('wicked.svg'), wickedDrawing)
  writeFileSync(file('entities.svg'), entities)
  await (await frames()).gif().toFile(file('frames.gif'))
  await photograph().tiff().toFile(file('scan.tiff'))
  const vast = { width: 7000, height: 5000, channels: 3, background: 'teal' } as const
  await sharp({ create: vast }).jpeg().toFile(file('vast.jpg'))
  writeFileSync(file('drawing.jpg'), discs('teal'))
  writeFileSync(
    file('vast.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>',
  )
  writeFileSync(file('.hidden.jpg'), whole)
  writeFileSync(join(outside, 'secret.jpg'), whole)
  symlinkSync(join(outside, 'secret.jpg'), file('link.jpg'))
  symlinkSync(outside, file('away'))
  symlinkSync(file('loop.jpg'), file('loop.jpg'))
}

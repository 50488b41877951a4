import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/** Colours of each upright picture: top left, top right, bottom left, bottom right. */
export const quarters: readonly Colour[] = [
  [200, 60, 60],
  [60, 150, 80],
  [60, 80, 170],
  [220, 200, 90],
]
export const upright = { width: 60, height: 40 } as const

const right = upright.width - 1
const bottom = upright.height - 1

/** Maps stored to upright coordinates, by EXIF orientation. */
const uprightPoints: readonly ((x: number, y: number) => readonly [x: number, y: number])[] = [
  (x, y) => [x, y],
  (x, y) => [right - x, y],
  (x, y) => [right - x, bottom - y],
  (x, y) => [x, bottom - y],
  (x, y) => [y, x],
  (x, y) => [right - y, x],
  (x, y) => [right - y, bottom - x],
  (x, y) => [y, bottom - x],
]

const colourAt = (x: number, y: number): Colour =>
  quarters[(y < upright.height / 2 ? 0 : 2) + (x < upright.width / 2 ? 0 : 1)] ?? [0, 0, 0]

const storedPixels = (orientation: number) => {
  const uprightPoint = uprightPoints[orientation - 1] ?? ((x, y) => [x, y] as const)
  const isTurned = orientation > 4
  const width = isTurned ? upright.height : upright.width
  const height = isTurned ? upright.width : upright.height
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(colourAt(...uprightPoint(x, y)), (y * width + x) * 3)
    }
  }
  return { data, width, height }
}

const picture = (orientation = 1): Sharp => {
  const { data, width, height } = storedPixels(orientation)
  return sharp(data, { raw: { width, height, channels: 3 } })
}
const best = { quality: 97, chromaSubsampling: '4:4:4' } as const

const deepPicture = (): Sharp =>
  sharp(
    Uint16Array.from(storedPixels(1).data, (value) => value * 257),
    {
      raw: { ...upright, channels: 3 },
    },
  ).toColourspace('rgb16')

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

const exif = (content: Buffer): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), content]))

/** Returns a TIFF directory of numbers; `next` is the offset of the following directory, or 0. */
const directory = (tags: readonly (readonly [tag: number, value: number])[], next = 0): Buffer => {
  const entries = tags.map(([tag, value]) => {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(tag, 0)
    entry.writeUInt16LE(4, 2)
    entry.writeUInt32LE(1, 4)
    entry.writeUInt32LE(value, 8)
    return entry
  })
  const count = Buffer.alloc(2)
  count.writeUInt16LE(tags.length)
  const last = Buffer.alloc(4)
  last.writeUInt32LE(next)
  return Buffer.concat([count, ...entries, last])
}

const tiffHeader = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])
const orientationTag = 0x112
const oriented = (value: number, next = 0): Buffer =>
  Buffer.concat([tiffHeader, directory([[orientationTag, value]], next)])

/** Returns EXIF data with orientation 6 and an embedded preview, which is upright and has other colours. */
const withPreview = (preview: Buffer): Buffer => {
  const next = oriented(6).length
  const offsetTag = 0x201
  const lengthTag = 0x202
  const links = (offset: number) =>
    directory([
      [orientationTag, 1],
      [offsetTag, offset],
      [lengthTag, preview.length],
    ])
  return Buffer.concat([oriented(6, next), links(next + links(0).length), preview])
}

const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65_536))
  return bytes
}

const iccTag = (type: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...content])

/** Returns a profile with the primaries (ICC, D50) and the gamma of Adobe RGB (1998). */
const adobeRgb = (): Buffer => {
  const xyz = (...values: readonly number[]) => iccTag('XYZ ', ...values.map(fixed))
  const gamma = iccTag('curv', Buffer.from([0, 0, 0, 1, 2, 51, 0, 0]))
  const text = Buffer.from('Adobe RGB\0', 'latin1')
  const description = iccTag('desc', Buffer.from([0, 0, 0, 10]), text, Buffer.alloc(78 + 2))
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description],
    ['cprt', iccTag('text', Buffer.from('none\0\0\0\0', 'latin1'))],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.60974, 0.31111, 0.01947)],
    ['gXYZ', xyz(0.20528, 0.62567, 0.06087)],
    ['bXYZ', xyz(0.14919, 0.06322, 0.74457)],
    ...(['rTRC', 'gTRC', 'bTRC'] as const).map((name) => [name, gamma] as const),
  ]
  const count = Buffer.alloc(4)
  count.writeUInt32BE(tags.length)
  let offset = 128 + 4 + tags.length * 12
  const index = tags.map(([name, content]) => {
    const entry = Buffer.alloc(12)
    entry.write(name, 'latin1')
    entry.writeUInt32BE(offset, 4)
    entry.writeUInt32BE(content.length, 8)
    offset += content.length
    return entry
  })
  const header = Buffer.alloc(128)
  header.writeUInt32BE(offset)
  header.writeUInt32BE(0x02400000, 8)
  header.write('mntrRGB XYZ ', 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  Buffer.concat([fixed(0.9642), fixed(1), fixed(0.8249)]).copy(header, 68)
  return Buffer.concat([header, count, ...index, ...tags.map(([, content]) => content)])
}

/** Samsung writes zeros instead of the coefficient range of a baseline JPEG. */
const withoutScanRange = (jpeg: Buffer): Buffer => {
  const changed = Buffer.from(jpeg)
  const scan = changed.indexOf(Buffer.from([0xff, 0xda]))
  changed.fill(
    0,
    scan + changed.readUInt16BE(scan + 2) - 1,
    scan + changed.readUInt16BE(scan + 2) + 2,
  )
  return changed
}

const orientations = async (): Promise<Record<string, Buffer>> => {
  const files: Record<string, Buffer> = {}
  for (const place of uprightPoints.keys()) {
    const orientation = place + 1
    const tagged = picture(orientation).withMetadata({ orientation })
    files[`orientation-${orientation}.jpg`] = await tagged.clone().jpeg(best).toBuffer()
    files[`orientation-${orientation}.png`] = await tagged.clone().png().toBuffer()
    files[`orientation-${orientation}.webp`] = await tagged
      .clone()
      .webp({ lossless: true })
      .toBuffer()
    files[`orientation-${orientation}.avif`] = await tagged.avif({ ...best, effort: 0 }).toBuffer()
  }
  return files
}

const colourSpaces = async (folder: string): Promise<Record<string, Buffer>> => {
  const adobeFile = join(folder, 'adobe-rgb.icc')
  writeFileSync(adobeFile, adobeRgb())
  // sharp writes 16 bits for Display P3 when it adds a profile: only the tag is needed.
  const p3 = await picture().withIccProfile('p3').png().toBuffer()
  const deepP3 = sharp(p3).keepIccProfile().toColourspace('rgb16').png()
  return {
    'no-profile.jpg': await picture().jpeg(best).toBuffer(),
    'srgb.jpg': await picture().withIccProfile('srgb').jpeg(best).toBuffer(),
    'display-p3.jpg': await picture().withIccProfile('p3').jpeg(best).toBuffer(),
    'display-p3.png': p3,
    'display-p3.avif': await picture().withIccProfile('p3').avif(best).toBuffer(),
    'adobe-rgb.jpg': await picture().withIccProfile(adobeFile).jpeg(best).toBuffer(),
    'adobe-rgb.png': await picture().withIccProfile(adobeFile).png().toBuffer(),
    'sixteen-bits.png': await deepPicture().png().toBuffer(),
    'sixteen-bits-display-p3.png': await deepP3.toBuffer(),
    'palette.png': await picture().png({ palette: true }).toBuffer(),
  }
}

const oddities = async (): Promise<Record<string, Buffer>> => {
  const jpeg = await picture().jpeg(best).toBuffer()
  const turned = await picture(6).jpeg(best).toBuffer()
  const preview = await sharp({
    create: { width: 16, height: 12, channels: 3, background: 'magenta' },
  })
    .jpeg()
    .toBuffer()
  const profile = Buffer.concat([
    Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
    Buffer.alloc(400, 7),
  ])
  return {
    'preview.jpg': withSegments(turned, exif(withPreview(preview))),
    'two-exif-blocks.jpg': withSegments(turned, exif(oriented(6)), exif(oriented(3))),
    'exif-orientation-0.jpg': withSegments(jpeg, exif(oriented(0))),
    'exif-orientation-9.jpg': withSegments(jpeg, exif(oriented(9))),
    'exif-noise.jpg': withSegments(jpeg, exif(Buffer.alloc(300, 0xab))),
    'exif-cut.jpg': withSegments(jpeg, exif(oriented(6).subarray(0, 14))),
    'exif-empty.jpg': withSegments(jpeg, exif(Buffer.alloc(0))),
    'exif-endless.jpg': withSegments(turned, exif(oriented(6, 8))),
    'profile-broken.jpg': withSegments(jpeg, segment(0xe2, profile)),
    'scan-range-missing.jpg': withoutScanRange(jpeg),
    'bytes-before-marker.jpg': withSegments(jpeg, Buffer.alloc(3)),
    'bytes-after-end.jpg': Buffer.concat([jpeg, preview, Buffer.alloc(500, 0x41)]),
  }
}

/** Writes pictures as phones and cameras do; all look the same when upright. @returns the file names */
export const writeCameraPictures = async (folder: string): Promise<readonly string[]> => {
  const files = {
    ...(await orientations()),
    ...(await colourSpaces(folder)),
    ...(await oddities()),
  }
  for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), data)
  return Object.keys(files)
}

/** Writes pictures whose colours differ from `quarters`; they are compared only between formats. */
export const writeLimitedPictures = async (folder: string): Promise<readonly string[]> => {
  const files = {
    'cmyk.jpg': await picture().toColourspace('cmyk').jpeg(best).toBuffer(),
    'cmyk-profile.jpg': await picture().withIccProfile('cmyk').jpeg(best).toBuffer(),
    'grey.jpg': await picture().toColourspace('b-w').jpeg(best).toBuffer(),
    'grey.png': await picture().toColourspace('b-w').png().toBuffer(),
    'grey-sixteen-bits.png': await deepPicture().toColourspace('grey16').png().toBuffer(),
  }
  for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), data)
  return Object.keys(files)
}

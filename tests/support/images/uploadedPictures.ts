import sharp from 'sharp'

const half = (background: string) =>
  ({ width: 2000, height: 1500, channels: 3, background }) as const

/** Returns a rotated phone picture with GPS data; upright: 3000 × 2000, left half blue, right half red. */
export const phonePicture = async (): Promise<Buffer> =>
  sharp({ create: { ...half('blue'), height: 3000 } })
    .composite([{ input: { create: half('red') }, top: 0, left: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'PhoneMaker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 46/1 0/1' },
    })
    .jpeg()
    .toBuffer()

export const smallPicture = (
  format: 'png' | 'gif' | 'webp' | 'avif' | 'tiff' | 'jpeg',
  background = 'teal',
): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

const animatedWebp = async (): Promise<Buffer> =>
  sharp(await Promise.all([smallPicture('png'), smallPicture('png', 'red')]), {
    join: { animated: true },
  })
    .webp()
    .toBuffer()

const withBrand = async (brand: string): Promise<Buffer> => {
  const data = await smallPicture('avif')
  data.write(brand, 8, 'latin1')
  return data
}

const ofSize = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { ...half('teal'), width, height } })
    .png()
    .toBuffer()

/** Files that are refused, each with an excerpt of the error message. */
export const refusedPictures = async (): Promise<
  readonly (readonly [what: string, file: Buffer, words: string])[]
> => [
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'SVG'],
  ['HEIC', await withBrand('heic'), 'HEIC'],
  ['GIF', await smallPicture('gif'), 'GIF'],
  ['animated WebP', await animatedWebp(), 'animated'],
  ['AVIF sequence', await withBrand('avis'), 'animated'],
  ['TIFF', await smallPicture('tiff'), 'not a JPEG'],
  ['text', Buffer.from('This is no picture.'), 'not a JPEG'],
  ['cut', (await phonePicture()).subarray(0, 9000), 'damaged'],
  [
    'of too many pixels',
    await sharp({ create: { ...half('teal'), width: 7000, height: 6000 } })
      .jpeg()
      .toBuffer(),
    'pixels',
  ],
  ['of one pixel', await ofSize(1, 1), 'too small'],
  ['too narrow', await ofSize(4100, 800), 'too narrow'],
  ['too large', Buffer.alloc(40 * 1024 * 1024 + 1, 'x'), '40 MB'],
]

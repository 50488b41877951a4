import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  quarters,
  upright,
  writeCameraPictures,
  writeLimitedPictures,
} from '../../support/images/cameraPictures.js'
import { type ImageSite, startImageSite } from '../../support/images/imageSite.js'

const formats = ['jpeg', 'webp', 'avif', 'png'] as const

/** Maximum change of a flat colour by a lossy format, per channel of 255. */
const tolerance = 10

let site: ImageSite
let cameraPictures: readonly string[]
let limitedPictures: readonly string[]

beforeAll(async () => {
  site = await startImageSite()
  const folder = join(site.pictures, 'camera')
  mkdirSync(folder)
  cameraPictures = await writeCameraPictures(folder)
  limitedPictures = await writeLimitedPictures(folder)
})
afterAll(() => site.stop())

interface Seen {
  readonly size: string
  readonly colours: readonly (readonly number[])[]
}

const see = async (address: string): Promise<Seen> => {
  const { status, body } = await site.ask(address)
  if (status !== 200) throw new Error(`${address} responded with ${status}: ${body.toString()}`)
  const { data, info } = await sharp(body)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): readonly number[] => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return [...data.subarray(start, start + 3)]
  }
  return {
    size: `${info.width}x${info.height}`,
    colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
  }
}

const differs = (one: Seen['colours'], other: Seen['colours']): boolean =>
  one.flat().some((level, place) => Math.abs(level - (other.flat()[place] ?? 0)) > tolerance)

const wrong = async (
  names: readonly string[],
  modifiers: string,
  expected: Seen | undefined,
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const name of names) {
    let first = expected
    for (const format of formats) {
      const seen = await see(`/_ipx/${modifiers}f_${format},q_95/camera/${name}`)
      first ??= seen
      if (seen.size !== first.size || differs(seen.colours, first.colours)) {
        found.push(`${name} as ${format}: ${JSON.stringify(seen)}`)
      }
    }
  }
  return found
}

describe('camera pictures', () => {
  test('have the correct size, orientation and colours in every format', async () => {
    const size = `${upright.width}x${upright.height}`
    expect(await wrong(cameraPictures, '', { size, colours: quarters })).toEqual([])
  })

  test.each([
    ['w_30,', '30x20'],
    ['h_20,', '30x20'],
    ['s_20x20,fit_fill,', '20x20'],
  ])('are measured in upright orientation by %s', async (modifiers, size) => {
    expect(await wrong(cameraPictures, modifiers, { size, colours: quarters })).toEqual([])
  })

  test('look the same in every format in greyscale or CMYK', async () => {
    expect(await wrong(limitedPictures, 'w_30,', undefined)).toEqual([])
  })
})

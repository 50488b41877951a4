import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { preparePicture } from '../../../src/services/images/preparePicture.js'
import { quarters, upright, writeCameraPictures } from '../../support/images/cameraPictures.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const centres = [
  [15, 10],
  [45, 10],
  [15, 30],
  [45, 30],
] as const

/** The camera pictures are small, to save processor time. */
const anySize = { leastWidth: 1, leastHeight: 1, sides: 5 }

test('uploaded picture › of any camera is stored upright and in its colours, without metadata', async () => {
  const folder = temporaryFolder()
  for (const name of await writeCameraPictures(folder.path)) {
    const prepared = await preparePicture(readFileSync(join(folder.path, name)), anySize)
    expect([name, prepared]).toEqual([name, expect.objectContaining(upright)])
    if ('refusal' in prepared) continue
    const { exif, icc, orientation } = await sharp(prepared.data).metadata()
    expect([name, exif, icc, orientation]).toEqual([name, undefined, undefined, undefined])
    const { data, info } = await sharp(prepared.data).raw().toBuffer({ resolveWithObject: true })
    for (const [place, [x, y]] of centres.entries()) {
      const start = (y * info.width + x) * info.channels
      for (const [channel, value] of (quarters[place] ?? []).entries()) {
        const distance = Math.abs((data[start + channel] ?? 0) - value)
        expect([name, place, channel, distance < 16]).toEqual([name, place, channel, true])
      }
    }
  }
  folder.remove()
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ImageSite, startImageSite } from '../../support/images/imageSite.js'
import { writePictures } from '../../support/images/pictures.js'
import { wordList } from '../../support/images/wordList.js'

const photo = 'photo.jpg'

/** What is asked of which picture: every modifier, alone and where it changes another. */
const asked: Readonly<Record<string, string>> = {
  'photo.jpg': `_ w_320 width_320 h_100 height_100 w_100,h_100 w_5000 w_1e2 w_800,enlarge h_400,enlarge
    s_320x200 resize_320x200 s_200 s_5000x4000 s_100x400 s_800x500,enlarge
    s_320x200&fit_contain s_320x200,fit_cover s_320x200,fit_fill s_320x200,fit_inside
    s_320x200,fit_outside s_320x200,fit_contain,b_ff0000 s_320x200,fit_contain,b_f00
    s_320x200,fit_contain,b_red s_320x200,fit_contain,b_%2300ff00
    s_320x200,fit_contain,background_123456 s_100x200,pos_left s_100x200,position_right
    s_100x200,position_left%20top s_100x200,position_entropy s_100x200,position_attention
    s_100x200,pos_2 s_100x60,kernel_nearest s_100x60,kernel_cubic s_100x60,kernel_mks2013
    s_900x600,enlarge,kernel_nearest fit_fill,w_100 s_200x200,fit_contain,w_100
    extend_10_20_30_40 extend_10 extend_10_20_30_40,b_00ff00 w_100,extend_5_5_5_5
    extract_10_20_100_50 crop_10_20_100_50 crop_10_20_100_50,w_40 crop_0_0_40_40,s_200x200
    rotate_90 rotate_-90 rotate_180 rotate_360 rotate_45 rotate_45,b_00ff00 rotate_30,w_200
    rotate_90,w_200 rotate_90,h_200 rotate_90,s_200x100 rotate_90,resize_200x100
    rotate_30,s_200x100 rotate_30,resize_200x100 rotate_90,crop_10_10_100_200 flip flop
    flip_true flip,flop,rotate_90 sharpen_2 sharpen_2_1_3 sharpen_1,w_200 median_3 median_5
    blur_5 blur_0.5 flatten gamma_2 gamma_2_1.5 negate normalize threshold_100 threshold_0
    tint_red tint_%2300ff88 grayscale grayscale_true tint_red,grayscale q_10 q_100 f_jpg
    f_jpeg f_png f_png,q_50 f_webp f_webp,q_30 f_avif f_avif,q_80,w_200 f_tiff f_gif
    f_gif,w_100 animated a,f_webp b_red`,
  'discs.png': `_ w_100 f_jpeg flatten,b_f00 f_jpeg,flatten,b_f00 negate blur_3
    s_100x200,fit_contain s_100x200,fit_contain,b_transparent extend_5_5_5_5 rotate_30
    q_80 f_webp f_avif f_gif threshold_100 tint_red sharpen_2`,
  'frames.gif': `_ w_50 s_50x50 f_webp f_webp,animated f_webp,a,w_50 f_png f_png,animated
    extract_0_0_50_50 extend_5_5_5_5 flip rotate_180 grayscale f_jpeg`,
  'frames.webp': `_ animated a,w_50 f_gif f_gif,s_50x40,fit_contain f_png`,
  'photo.webp': `_ w_200 f_jpeg`,
  'photo.avif': `f_jpeg,w_200`,
  'photo.tiff': `_ f_webp,w_200`,
  'discs.svg': `f_png f_png,w_100 f_webp,s_300x300,enlarge`,
}
const rows = Object.entries(asked).flatMap(([file, words]) =>
  wordList(words).map((modifiers) => [modifiers, file] as const),
)

/** Words to which ipx answers 500 and which we understand as it documents them. */
const ours: readonly (readonly [modifiers: string, file: string, width: number, height: number])[] =
  [
    ['trim', 'border.png', 140, 80],
    ['trim_50', 'border.png', 140, 80],
    ['modulate_1.5', photo, 480, 270],
    ['modulate_1.5_0.5_90', photo, 480, 270],
    ['tint_ff8800', photo, 480, 270],
  ]

let site: ImageSite
let answers: readonly string[]
let results: string

const askIpx = (): void => {
  results = join(site.outside, 'ipx')
  mkdirSync(results)
  const child = join(__dirname, '../../support/images/ipxAnswers.ts')
  const list = JSON.stringify([...rows, ...ours.map(([words, file]) => [words, file])])
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [child, site.pictures, results, list],
    { encoding: 'utf8', maxBuffer: 1e7 },
  )
  if (status !== 0) throw new Error(stderr)
  answers = JSON.parse(stdout)
}

beforeAll(async () => {
  site = await startImageSite()
  await writePictures(site.pictures)
  askIpx()
})
afterAll(() => site.stop())

const look = async (data: Buffer) => {
  const {
    format,
    width,
    height,
    pages = 1,
    hasAlpha,
  } = await sharp(data, { animated: true }).metadata()
  return { format, width, height, pages, hasAlpha }
}

/** AVIF is given less time than ipx gives it, and its sharp writes TIFF in other colour samples. */
const tolerance = (words: string): number => (/avif|tiff/.test(words) ? 2 : 1)

/** How far two pictures of one size are apart, from 0 to 255, on average. */
const distance = async (one: Buffer, other: Buffer): Promise<number> => {
  const pixels = (data: Buffer) => sharp(data, { animated: true }).ensureAlpha().raw().toBuffer()
  const [first, second] = await Promise.all([pixels(one), pixels(other)])
  let sum = 0
  // A function for each of half a million values would take most of the time.
  for (let place = 0; place < first.length; place += 1) {
    sum += Math.abs((first[place] ?? 0) - (second[place] ?? 0))
  }
  return sum / first.length
}

const typeOf = (format: string): string => `image/${format}`

const numbered = rows.map((row, place) => [...row, place] as const)

test.each(numbered)('%s of %s is what ipx makes of it', async (words, file, place) => {
  const answer = await site.ask(`/_ipx/${words}/${file}`)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe(typeOf(answers[place] ?? ''))
  const theirs = readFileSync(join(results, String(place)))
  expect(await look(answer.body)).toEqual(await look(theirs))
  expect(await distance(answer.body, theirs)).toBeLessThan(tolerance(words))
})

test.each(ours)('%s of %s is answered where ipx fails', async (words, file, width, height) => {
  const answer = await site.ask(`/_ipx/${words}/${file}`)
  expect(answer.status).toBe(200)
  expect(await look(answer.body)).toMatchObject({ width, height })
})

test('ipx fails there indeed', () => {
  expect(answers.slice(rows.length)).toEqual(ours.map(() => 'error'))
})

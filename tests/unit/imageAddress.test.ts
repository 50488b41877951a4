import {
  imageUrl,
  imageWidths,
  type Modifiers,
  readModifiers,
  writeModifiers,
} from '../../src/services/images/imageAddress.js'
import { ImageError, type ImageErrorCode } from '../../src/services/images/imageError.js'
import { wordList } from '../support/images/wordList.js'

/** Notation, meaning and canonical notation. */
const written: readonly (readonly [text: string, meaning: Modifiers, ours: string])[] = [
  ['_', {}, '_'],
  ['f_webp', { format: 'webp' }, 'f_webp'],
  ['format_webp', { format: 'webp' }, 'f_webp'],
  ['f_jpg', { format: 'jpeg' }, 'f_jpeg'],
  ['f_auto', { format: 'auto' }, 'f_auto'],
  ['q_80', { quality: 80 }, 'q_80'],
  ['quality_1', { quality: 1 }, 'q_1'],
  ['fit_contain', { fit: 'contain' }, 'fit_contain'],
  ['b_fff', { background: '#fff' }, 'b_fff'],
  ['b_%23FF8800', { background: '#ff8800' }, 'b_ff8800'],
  ['background_rebeccapurple', { background: 'rebeccapurple' }, 'b_rebeccapurple'],
  ['b_11223344', { background: '#11223344' }, 'b_11223344'],
  ['w_640', { width: 640 }, 'w_640'],
  ['width_640', { width: 640 }, 'w_640'],
  ['h_480', { height: 480 }, 'h_480'],
  ['height_480', { height: 480 }, 'h_480'],
  ['s_640x480', { resize: { width: 640, height: 480 } }, 's_640x480'],
  ['s_640', { resize: { width: 640, height: 640 } }, 's_640x640'],
  ['resize_640x480', { resize: { width: 640, height: 480 } }, 's_640x480'],
  ['pos_30x70', { position: { x: 30, y: 70 } }, 'pos_30x70'],
  ['position_0x100', { position: { x: 0, y: 100 } }, 'pos_0x100'],
]

describe('modifier', () => {
  test.each(written)('%s is read and written back', (text, meaning, ours) => {
    expect(readModifiers(text)).toEqual(meaning)
    expect(writeModifiers(meaning)).toBe(ours)
    expect(readModifiers(ours)).toEqual(meaning)
  })

  test.each(['w_640,f_webp,q_80', 'w_640&f_webp&q_80', 'q:80,w=640&f_webp'])(
    'is independent of order and separators: %s',
    (text) => {
      expect(writeModifiers(readModifiers(text))).toBe('f_webp,q_80,w_640')
    },
  )
})

const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (thrown) {
    if (thrown instanceof ImageError) return thrown.code
    throw thrown
  }
  return 'accepted'
}

const outOfRange = wordList(`
  w_ w w_0 w_-5 w_1.5 w_NaN w_Infinity w_null w_true w_0x10 w_99999 w_1e2 w_1e9 w_640_480
  w_0640 w_%20640 w_% w_%zz w_٣ h_ h_0 h_-1 h_1e s_ s_0x0 s_x s_10x s_x10 s_10x0 s_-1x5
  s_1.5x2 s_10x10x10 s_NaN s_99999x1 s_1x1_2 f_ f_foo f_heif f_svg f_gif f_tiff f_WEBP
  f_constructor f_webp_avif q_ q_0 q_101 q_-1 q_1.5 q_NaN fit_ fit_zoom b_ b_12 b_12345
  b_notacolour b_url(x) b_rgb(1%2C2%2C3) pos_ pos_1 pos_101x5 pos_5x-1 pos_1x2x3 position_top`)

const unknown = wordList(`foo_1 W_640 __proto___1 constructor_1 toString w_640, %77_640
  kernel_cubic enlarge enlarge_true animated a trim extend_7 extract_1_2_30_40 crop_0_0_1_1
  rotate_90 flip flop sharpen median_5 blur_5 flatten gamma_2 negate normalize threshold_100
  modulate_1.5 tint_red grayscale dpr_2 g_auto`)

const refused: readonly (readonly [text: string, code: string])[] = [
  ['', 'no-modifiers'],
  ['provider_cloudinary', 'unknown-provider'],
  ['preset_hero', 'unknown-preset'],
  ['w_1,w_2', 'repeated'],
  ['w_1,width_2', 'repeated'],
  ['w_ 640', 'bad-value'],
  ...unknown.map((text) => [text, 'unknown-modifier'] as const),
  ...outOfRange.map((text) => [text, 'bad-value'] as const),
]

describe('readModifiers', () => {
  test.each(refused)('rejects %j as %s', (text, code) => {
    expect(codeOf(() => readModifiers(text))).toBe(code)
  })

  test.each([undefined, null, 640, {}, ['w_640']])(
    'rejects %j, which is not a string',
    (notText) => {
      expect(codeOf(() => readModifiers(notText))).toBe('not-a-string')
    },
  )
})

/** The type makes this list exhaustive. */
const codes = {
  'unknown-modifier': true,
  'unknown-provider': true,
  'unknown-preset': true,
  'bad-value': true,
  repeated: true,
  'too-large': true,
  'too-much-work': true,
  'not-a-string': true,
  'no-modifiers': true,
  'no-file': true,
  'bad-path': true,
  damaged: true,
  missing: true,
  'bad-method': true,
  'too-long': true,
  'not-an-image': true,
  'too-many': true,
  busy: true,
} as const satisfies Record<ImageErrorCode, true>
const isCode = (name: string): name is ImageErrorCode => Object.hasOwn(codes, name)

test('image error › has a sentence in both languages for every code', () => {
  const sentences = Object.keys(codes)
    .filter(isCode)
    .map((code) => new ImageError(code).sentence)
    .flatMap(({ fr, en }) => [fr, en])
  expect(
    sentences.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence) || sentence.includes("'")),
  ).toEqual([])
})

test('unknown modifier › is rejected with the list of valid modifiers', () => {
  const { fr, en } = new ImageError('unknown-modifier').sentence
  const specified = ['format', 'fit', 'width', 'height', 'resize', 'quality', 'background']
  for (const name of specified) {
    expect(fr).toContain(name)
    expect(en).toContain(name)
  }
})

describe('imageUrl', () => {
  test('writes modifiers, file name and content hash', () => {
    const asked: Modifiers = { width: imageWidths.sm, format: 'webp', quality: 80 }
    expect(imageUrl('reception.jpg', asked)).toBe('/_ipx/f_webp,q_80,w_640/reception.jpg')
    expect(imageUrl('été 1/é&a.jpg', {}, '0123abcd')).toBe(
      '/_ipx/_/%C3%A9t%C3%A9%201/%C3%A9%26a.jpg?v=0123abcd',
    )
  })

  test('rejects a name outside the folder', () => {
    expect(codeOf(() => imageUrl('../secret.jpg', {}))).toBe('bad-path')
    expect(codeOf(() => imageUrl('/etc/passwd', {}))).toBe('bad-path')
  })
})

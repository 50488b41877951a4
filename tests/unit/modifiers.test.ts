import {
  imageUrl,
  imageWidths,
  type Modifiers,
  readModifiers,
  writeModifiers,
} from '../../src/services/images/addresses/modifiers.js'
import { modifierRules } from '../../src/services/images/addresses/modifierTable.js'
import { ImageError, type ImageErrorCode } from '../../src/services/images/imageError.js'
import { wordList } from '../support/images/wordList.js'

/** Each modifier: as it may be written, what it means, and as we write it. */
const words: readonly (readonly [written: string, meaning: Modifiers, ours: string])[] = [
  ['_', {}, '_'],
  ['f_webp', { format: 'webp' }, 'f_webp'],
  ['format_webp', { format: 'webp' }, 'f_webp'],
  ['f_jpg', { format: 'jpeg' }, 'f_jpeg'],
  ['f_auto', { format: 'auto' }, 'f_auto'],
  ['q_80', { quality: 80 }, 'q_80'],
  ['quality_1', { quality: 1 }, 'q_1'],
  ['fit_contain', { fit: 'contain' }, 'fit_contain'],
  ['pos_top', { position: 1 }, 'pos_1'],
  ['position_left%20top', { position: 8 }, 'pos_8'],
  ['position_centre', { position: 0 }, 'pos_0'],
  ['position_attention', { position: 17 }, 'pos_17'],
  ['position_4', { position: 4 }, 'pos_4'],
  ['b_fff', { background: '#fff' }, 'b_fff'],
  ['b_%23FF8800', { background: '#ff8800' }, 'b_ff8800'],
  ['background_rebeccapurple', { background: 'rebeccapurple' }, 'b_rebeccapurple'],
  ['b_rgb(1%2C2%2C3)', { background: '#010203' }, 'b_010203'],
  ['b_11223344', { background: '#11223344' }, 'b_11223344'],
  ['kernel_mks2013', { kernel: 'mks2013' }, 'kernel_mks2013'],
  ['enlarge', { enlarge: true }, 'enlarge'],
  ['enlarge_true', { enlarge: true }, 'enlarge'],
  ['a', { animated: true }, 'a'],
  ['animated_true', { animated: true }, 'a'],
  ['w_640', { width: 640 }, 'w_640'],
  ['width_640', { width: 640 }, 'w_640'],
  ['w_1e2', { width: 100 }, 'w_100'],
  ['h_480', { height: 480 }, 'h_480'],
  ['height_480', { height: 480 }, 'h_480'],
  ['s_640x480', { resize: { width: 640, height: 480 } }, 's_640x480'],
  ['s_640', { resize: { width: 640, height: 640 } }, 's_640x640'],
  ['resize_640x480', { resize: { width: 640, height: 480 } }, 's_640x480'],
  ['trim', { trim: 10 }, 'trim_10'],
  ['trim_2.5', { trim: 2.5 }, 'trim_2.5'],
  ['extend_1_2_3_4', { extend: [1, 2, 3, 4] }, 'extend_1_2_3_4'],
  ['extend_7', { extend: [7] }, 'extend_7'],
  ['extract_1_2_30_40', { extract: [1, 2, 30, 40] }, 'extract_1_2_30_40'],
  ['crop_1_2_30_40', { extract: [1, 2, 30, 40] }, 'extract_1_2_30_40'],
  ['rotate_-90', { rotate: -90 }, 'rotate_-90'],
  ['rotate_12.5', { rotate: 12.5 }, 'rotate_12.5'],
  ['flip', { flip: true }, 'flip'],
  ['flop', { flop: true }, 'flop'],
  ['sharpen', { sharpen: [] }, 'sharpen'],
  ['sharpen_2_1_3', { sharpen: [2, 1, 3] }, 'sharpen_2_1_3'],
  ['median_5', { median: 5 }, 'median_5'],
  ['blur_0.3', { blur: 0.3 }, 'blur_0.3'],
  ['flatten', { flatten: true }, 'flatten'],
  ['gamma_2_1.5', { gamma: [2, 1.5] }, 'gamma_2_1.5'],
  ['negate', { negate: true }, 'negate'],
  ['normalize', { normalize: true }, 'normalize'],
  ['threshold_100', { threshold: 100 }, 'threshold_100'],
  ['modulate_1.5_0.5_90', { modulate: [1.5, 0.5, 90] }, 'modulate_1.5_0.5_90'],
  ['tint_red', { tint: 'red' }, 'tint_red'],
  ['tint_00ff88', { tint: '#00ff88' }, 'tint_00ff88'],
  ['grayscale', { grayscale: true }, 'grayscale'],
]

test.each(words)('%s is read and written back', (written, meaning, ours) => {
  expect(readModifiers(written)).toEqual(meaning)
  expect(writeModifiers(meaning)).toBe(ours)
  expect(readModifiers(ours)).toEqual(meaning)
})

test('the table above forgets no modifier', () => {
  const seen = new Set(words.flatMap(([, meaning]) => Object.keys(meaning)))
  expect([...seen].toSorted()).toEqual(Object.keys(modifierRules).toSorted())
})

test.each(['w_640,f_webp,q_80', 'w_640&f_webp&q_80', 'q:80,w=640&f_webp'])(
  '%s is the same in any order and with any separator',
  (written) => {
    expect(writeModifiers(readModifiers(written))).toBe('f_webp,q_80,w_640')
  },
)

test('the word `resize` goes before a turn, the email `s` after it, as in ipx', () => {
  const before = readModifiers('resize_300x200,rotate_90')
  expect(before.resize).toEqual({ width: 300, height: 200, beforeRotate: true })
  expect(writeModifiers(before)).toBe('resize_300x200,rotate_90')
  expect(readModifiers('s_300x200,rotate_90').resize).toEqual({ width: 300, height: 200 })
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
  w_ w w_0 w_-5 w_1.5 w_NaN w_Infinity w_null w_true w_0x10 w_99999 w_1e9 w_640_480
  w_0640 w_%20640 w_% w_%zz w_٣ h_ h_0 h_-1 h_1e s_ s_0x0 s_x s_10x s_x10 s_10x0 s_-1x5
  s_1.5x2 s_10x10x10 s_NaN s_99999x1 s_1x1_2 f_ f_foo f_heif f_svg f_WEBP f_constructor
  f_webp_avif q_ q_0 q_101 q_-1 q_1.5 q_NaN fit_ fit_zoom pos_ pos_9 pos_18 pos_somewhere
  kernel_ kernel_foo b_ b_12 b_12345 b_notacolour b_rgb(256%2C0%2C0) b_url(x) tint_
  tint_-1 enlarge_false animated_0 flip_no flop_2 negate_x flatten_1_1 trim_-1 trim_256
  trim_x extend_ extend_-1 extend_3841 extend_1_2_3_4_5 extract_ extract_1_2_3
  extract_0_0_0_0 extract_-1_0_5_5 crop_a_b_c_d rotate_ rotate_361 rotate_x sharpen_0
  sharpen_11 sharpen_-1 sharpen_1_x median_ median_0 median_21 median_1000 blur_ blur_0
  blur_1000 gamma_ gamma_0.5 gamma_4 threshold_ threshold_256 threshold_1.5 modulate_
  modulate_-1 modulate_1_1_999 modulate_1_1_1_1 grayscale_no`)

const refused: readonly (readonly [written: string, code: string])[] = [
  ['', 'no-modifiers'],
  ['foo_1', 'unknown-modifier'],
  ['W_640', 'unknown-modifier'],
  ['__proto___1', 'unknown-modifier'],
  ['constructor_1', 'unknown-modifier'],
  ['toString', 'unknown-modifier'],
  ['w_640,', 'unknown-modifier'],
  ['%77_640', 'unknown-modifier'],
  ['provider_cloudinary', 'unknown-provider'],
  ['preset_hero', 'unknown-preset'],
  ['w_1,w_2', 'repeated'],
  ['w_1,width_2', 'repeated'],
  ['crop_0_0_1_1,extract_0_0_1_1', 'repeated'],
  ['w_ 640', 'bad-value'],
  ...outOfRange.map((written) => [written, 'bad-value'] as const),
]

test.each(refused)('%j is refused: %s', (written, code) => {
  expect(codeOf(() => readModifiers(written))).toBe(code)
})

test.each([undefined, null, 640, {}, ['w_640']])('%j is no text', (notText) => {
  expect(codeOf(() => readModifiers(notText))).toBe('not-a-string')
})

/** A code that is missing here does not compile. */
const codes = {
  'unknown-modifier': true,
  'unknown-provider': true,
  'unknown-preset': true,
  'bad-value': true,
  repeated: true,
  'too-large': true,
  'too-much-work': true,
  'outside-picture': true,
  'one-frame': true,
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

test('every error is told in both languages, in sentences that end', () => {
  const told = Object.keys(codes)
    .filter(isCode)
    .map((code) => new ImageError(code).sentence)
    .flatMap(({ fr, en }) => [fr, en])
  expect(
    told.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence) || sentence.includes("'")),
  ).toEqual([])
})

describe('the address of a picture', () => {
  test('holds its modifiers, its name and, when known, its content', () => {
    const asked: Modifiers = { width: imageWidths.sm, format: 'webp', quality: 80 }
    expect(imageUrl('reception.jpg', asked)).toBe('/_ipx/f_webp,q_80,w_640/reception.jpg')
    expect(imageUrl('été 1/é&a.jpg', {}, '0123abcd')).toBe(
      '/_ipx/_/%C3%A9t%C3%A9%201/%C3%A9%26a.jpg?v=0123abcd',
    )
  })

  test('is refused for a name that leaves the folder', () => {
    expect(codeOf(() => imageUrl('../secret.jpg', {}))).toBe('bad-path')
    expect(codeOf(() => imageUrl('/etc/passwd', {}))).toBe('bad-path')
  })
})

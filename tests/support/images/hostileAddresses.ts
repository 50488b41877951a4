import type { ImageErrorCode } from '../../../src/services/images/imageError.js'
import { wordList } from './wordList.js'

type Expected = ImageErrorCode | 'picture'
type Rows = readonly (readonly [address: string, expected: Expected])[]

const of = (expected: Expected, addresses: readonly string[]): Rows =>
  addresses.map((address) => [`/_ipx/${address}`, expected] as const)

const withPhoto = (modifiers: readonly string[]): readonly string[] =>
  modifiers.map((text) => `${text}/photo.jpg`)

/** Ways out of the folder, and names that are none. */
const paths: Rows = [
  ...of('bad-path', [
    '_/../secret.jpg',
    '_/../../../../etc/passwd',
    '_/..%2f..%2fetc%2fpasswd',
    '_/%2e%2e/secret.jpg',
    '_/%2e%2e%2fsecret.jpg',
    '_/%252e%252e%252fsecret.jpg',
    '_/%25252e%25252e/secret.jpg',
    '_/..%5c..%5csecret.jpg',
    '_/..\\..\\secret.jpg',
    '_/..%255csecret.jpg',
    '_//etc/passwd',
    '_/%2fetc%2fpasswd',
    '_/%2Fetc/passwd',
    '_/C:/windows/win.ini',
    '_/C%3a%5cwindows%5cwin.ini',
    '_/photo.jpg%00',
    '_/photo.jpg%00.png',
    '_/%00/photo.jpg',
    '_/photo%0a.jpg',
    '_/photo%0d%0aX-Evil:1.jpg',
    '_/photo.jpg%7f',
    '_/./photo.jpg',
    '_/rooms/../photo.jpg',
    '_/rooms/..;/photo.jpg',
    '_/.hidden.jpg',
    '_/.git/config',
    '_/photo.jpg/',
    '_/rooms//photo.jpg',
    '_/%',
    '_/%zz.jpg',
    '_/%c0%ae%c0%ae/secret.jpg',
    '_/%ff%fe.jpg',
    '_/%ed%a0%80.jpg',
    '_/%2541.jpg',
    '_/photo.jpg::$DATA',
    `_/${'d/'.repeat(300)}photo.jpg`,
  ]),
  ...of('missing', [
    '_/nothing.jpg',
    '_/photo.jpg%20',
    '_/PHOTO.JPG',
    '_/rooms',
    '_/link.jpg',
    '_/away/secret.jpg',
    '_/away',
    '_/loop.jpg',
    '_/photo.jpg/photo.jpg',
    '_/con',
    `_/${'n'.repeat(300)}.jpg`,
    '_/%F0%9F%92%A9.jpg',
    '_/~root',
    '_/$(id).jpg',
    '_/`id`.jpg',
    "_/';drop%20table.jpg",
    '_/__proto__',
    '_/constructor',
    '_/photo.jpg&x',
  ]),
  ...of('unknown-provider', [
    '_/http://evil.example/a.jpg',
    '_/https%3A%2F%2Fevil.example%2Fa.jpg',
    '_/file:///etc/passwd',
    '_/ftp://evil.example/a.jpg',
    'provider_cloudinary/photo.jpg',
  ]),
  ...of('no-file', ['_', '_/', 'w_10', 'w_10/', '_?x', '_/?file=photo.jpg']),
  ...of('no-modifiers', ['', '/photo.jpg', '?', '//photo.jpg']),
  ...of('too-long', [
    `_/${'x'.repeat(2000)}.jpg`,
    `${'w_1,'.repeat(400)}h_1/photo.jpg`,
    `_/photo.jpg?v=${'0'.repeat(3000)}`,
  ]),
]

/** Words that say nothing, and values that are out of range. */
const words: Rows = [
  ...of('unknown-preset', ['preset_hero/photo.jpg']),
  ...of(
    'unknown-modifier',
    withPhoto(
      wordList(`foo foo_1 W_10 w_10, , ,,, & __ _,w_10 w%5f10 %77_10 bar,w_10%2Cfoo_1 __proto___1
      constructor_1 hasOwnProperty toString_1 <script> %3Cscript%3E 10 -1 null undefined
      composite_a raw_1`),
    ),
  ),
  ...of('repeated', withPhoto(['w_1,w_2', 'h_1,height_2', 'a,animated', 'f_webp,format_avif'])),
  ...of(
    'bad-value',
    withPhoto(
      wordList(`w w_ w_0 w_-1 w_-0 w_NaN w_Infinity w_1.5 w_1e9 w_1e999 w_99999 w_9007199254740993
      w_%00 w_[] w_{} w_null w_true w_1_2 w_% w_%zz w_%E0%A4%A h_0 h_-5 h_abc s_ s_0x0 s_x
      s_1x s_-1x-1 s_NaNxNaN s_99999x99999 s_1e5x1 s_10x10x10 s_16384x1 q_0 q_101 q_-1 q_
      q_abc f_ f_exe f_heif f_svg f_../a fit_x pos_99 position_evil kernel_evil b_ b_zzz
      b_url(http:x) tint_x tint_ trim_-1 trim_1e9 trim_x extend_-1 extend_x extend_9999999
      extract_1 extract_-1_-1_10_10 extract_0_0_0_0 crop_NaN_0_1_1 rotate rotate_x rotate_1e9
      sharpen_-1 sharpen_0 sharpen_10000 median_0 median_1000 median_x blur_0 blur_1000
      blur_x gamma_0 gamma_99 threshold_-1 threshold_999 modulate_x modulate_-1 enlarge_x
      flip_x negate_evil`),
    ),
  ),
]

/** What would take the memory or the minutes of a server. */
const heavy: Rows = [
  ...of(
    'too-large',
    withPhoto(
      wordList(`enlarge,w_3841 enlarge,w_16384 enlarge,h_16384 enlarge,s_16384x16384
      enlarge,s_16384x16384,fit_contain enlarge,s_16384x1 enlarge,s_1x3840,rotate_90,w_9000
      extend_3840_3840_3840_3840 extend_0_3840_0_0 enlarge,w_3800,extend_0_100_0_0
      crop_0_0_1_200,s_3840x3840,enlarge enlarge,s_3840x3840,fit_outside`),
    ),
  ),
  ...of(
    'too-much-work',
    withPhoto(
      wordList(`enlarge,w_3840,rotate_45 enlarge,w_3840,f_avif enlarge,w_3840,f_gif
      enlarge,s_3840x3840,f_webp enlarge,w_3840,median_20 enlarge,w_3840,f_avif,q_100
      enlarge,w_3840,blur_100,sharpen_10 enlarge,s_3840x3840,position_attention,f_webp
      extend_1000_1000_1000_1000,f_avif,q_100`),
    ),
  ),
  ...of(
    'outside-picture',
    withPhoto(['extract_0_0_481_10', 'crop_470_0_20_20', 'extract_999_999_1_1']),
  ),
  ...of('one-frame', ['rotate_90/frames.gif', 'rotate_45/frames.gif', 'trim/frames.gif']),
  ...of('picture', [
    ...withPhoto([
      'w_16384',
      'h_16384',
      's_16384x16384',
      'enlarge,w_1920',
      'blur_100',
      'median_20',
    ]),
    ...withPhoto(['extend_500_500_500_500', 'rotate_45,extend_100_100_100_100', 'q_100,f_webp']),
    ...withPhoto(['w_1', 'h_1', 's_1x1', 'crop_0_0_1_1', 'trim_255', 'rotate_0', 'blur_0.3']),
    'trim/discs.png',
    'a,f_webp/frames.gif',
    'f_png,a/frames.gif',
    'enlarge,w_2000/discs.svg',
  ]),
]

/** Files that are not what they say. */
const files: Rows = [
  ...of('damaged', [
    '_/cut.jpg',
    'w_100/cut.jpg',
    'f_avif/cut.jpg',
    '_/cut.png',
    'w_100,f_webp/cut.png',
    '_/entities.svg',
    'f_png/entities.svg',
    '_/broken.svg',
  ]),
  ...of('not-an-image', [
    '_/text.jpg',
    '_/empty.jpg',
    '_/zeros.png',
    '_/page.html',
    'f_png/text.jpg',
  ]),
  ...of('too-large', ['_/bomb.png', 'w_10/bomb.png', 'f_avif,w_1/bomb.png', 'f_png,w_10/vast.svg']),
  ...of('picture', ['_/drawing.jpg', 'f_png/drawing.jpg', '_/wicked.svg', 'f_png/wicked.svg']),
]

/** Addresses that wish harm, and how each is answered. */
export const hostileAddresses: Rows = [...paths, ...words, ...heavy, ...files]

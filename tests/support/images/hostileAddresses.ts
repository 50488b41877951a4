import type { ImageErrorCode } from '../../../src/services/images/imageError.js'
import { wordList } from './wordList.js'

type Expected = ImageErrorCode | 'picture'
type Rows = readonly (readonly [address: string, expected: Expected])[]

const of = (expected: Expected, addresses: readonly string[]): Rows =>
  addresses.map((address) => [`/_ipx/${address}`, expected] as const)

const withPhoto = (modifiers: readonly string[]): readonly string[] =>
  modifiers.map((text) => `${text}/photo.jpg`)

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

const words: Rows = [
  ...of('unknown-preset', ['preset_hero/photo.jpg']),
  ...of(
    'unknown-modifier',
    withPhoto(
      wordList(`foo foo_1 W_10 w_10, , ,,, & __ _,w_10 w%5f10 %77_10 bar,w_10%2Cfoo_1 __proto___1
      constructor_1 hasOwnProperty toString_1 <script> %3Cscript%3E 10 -1 null undefined
      composite_a raw_1 enlarge,w_3841 enlarge rotate_45 rotate_1e9 blur_100 median_20 sharpen_10
      extend_3840_3840_3840_3840 extract_0_0_481_10 crop_470_0_20_20 trim_255 animated a tint_red
      flip negate gamma_99 modulate_-1 kernel_evil`),
    ),
  ),
  ...of('repeated', withPhoto(['w_1,w_2', 'h_1,height_2', 'f_webp,format_avif'])),
  ...of(
    'bad-value',
    withPhoto(
      wordList(`w w_ w_0 w_-1 w_-0 w_NaN w_Infinity w_1.5 w_1e9 w_1e999 w_99999 w_9007199254740993
      w_%00 w_[] w_{} w_null w_true w_1_2 w_% w_%zz w_%E0%A4%A h_0 h_-5 h_abc s_ s_0x0 s_x
      s_1x s_-1x-1 s_NaNxNaN s_99999x99999 s_1e5x1 s_10x10x10 q_0 q_101 q_-1 q_ q_abc f_ f_exe
      f_heif f_svg f_gif f_tiff f_../a fit_x b_ b_zzz b_url(http:x) pos_99 pos_1e2x1`),
    ),
  ),
]

const heavy: Rows = [
  ...of('too-large', ['_/vast.jpg', 'w_3841/vast.jpg', 'f_avif,q_100/vast.jpg', 'h_3000/vast.jpg']),
  ...of('picture', [
    ...withPhoto(['w_16384', 'h_16384', 's_16384x16384', 's_16384x1', 's_1x16384']),
    ...withPhoto(['w_1', 'h_1', 's_1x1', 'q_100,f_webp', 's_16384x16384,fit_outside']),
  ]),
]

const files: Rows = [
  ...of('damaged', [
    '_/cut.jpg',
    'w_100/cut.jpg',
    'f_avif/cut.jpg',
    '_/cut.png',
    'w_100,f_webp/cut.png',
  ]),
  ...of('not-an-image', [
    '_/text.jpg',
    '_/empty.jpg',
    '_/zeros.png',
    '_/page.html',
    'f_png/text.jpg',
    '_/wicked.svg',
    'f_png/wicked.svg',
    'f_png,w_10/vast.svg',
    '_/entities.svg',
    'f_png/drawing.jpg',
    '_/frames.gif',
    'f_webp/frames.gif',
    'f_png/scan.tiff',
  ]),
  ...of('too-large', ['_/bomb.png', 'w_10/bomb.png', 'f_avif,w_1/bomb.png']),
]

export const hostileAddresses: Rows = [...paths, ...words, ...heavy, ...files]

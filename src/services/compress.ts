import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The same bytes in both encodings that browsers know. */
export type Compressed = Readonly<Record<'br' | 'gzip', Buffer>>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `small` takes a quarter of a second of another thread for a page, `soon` some milliseconds. */
const efforts = {
  small: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  soon: { brotli: 5, gzip: 6 },
} as const
export type Effort = keyof typeof efforts

/** No larger than the bytes themselves: the encoder would allocate megabytes for each page. */
const windowFor = (size: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(size + 16))))

/** Compresses a text off the main thread. */
export const compress = async (bytes: Buffer, effort: Effort): Promise<Compressed> => ({
  br: await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }),
  gzip: await zip(bytes, { level: efforts[effort].gzip }),
})

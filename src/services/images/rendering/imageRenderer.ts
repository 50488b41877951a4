import type { Logger } from 'pino'
import type { default as SharpFunction } from 'sharp'
import { applyEffects, applyFormat } from './imageEffects.js'
import { type ImageFacts, readFacts } from './imageFacts.js'
import { ImageError, type ImageErrorCode } from '../imageError.js'
import { checkPlan, isAnimated, mostSourcePixels } from './imageBudget.js'
import type { ImageSource } from '../storage/imageSources.js'
import type { MadeImage } from '../storage/cachedImages.js'
import type { Modifiers, OutputFormat } from '../addresses/modifierTable.js'
import type { NegotiatedFormat } from '../addresses/negotiate.js'
import { remember } from '../storage/memoize.js'
import { looksLikeSvg, sanitiseSvg } from './svgSanitiser.js'
import { messageOf } from '../systemErrors.js'

/** What is asked of a picture, once the format is settled with the browser. */
export interface Wish {
  readonly asked: Modifiers
  /** Undefined: the file's own. */
  readonly format: NegotiatedFormat | undefined
}

export interface ImageMaker {
  /**
   * Refuses what cannot or may not be made, from the head of the file.
   * @throws ImageError
   */
  check(read: () => Promise<Buffer>, source: ImageSource, wish: Wish): Promise<void>
  /** @throws ImageError */
  make(data: Buffer, source: ImageSource, wish: Wish): Promise<MadeImage>
}

interface MakerOptions {
  readonly avifEffort: number
  readonly log: Logger
}

/** Past it libvips gives up; the plan's own limits are met long before. */
const timeoutSeconds = 10
const mostRemembered = 500

let library: Promise<typeof SharpFunction> | undefined

/** 35 MB of library: loaded with the first picture that has to be made. */
const loadSharp = (): Promise<typeof SharpFunction> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // Pictures are made side by side, each on one core; every one is asked for once.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return library
}

const readerOptions = { limitInputPixels: mostSourcePixels }

/** What libvips objects to in a file or in what is asked of it, told as what it is. */
const objections: readonly (readonly [message: RegExp, code: ImageErrorCode, modifier?: string])[] =
  [
    [/extract_area/, 'outside-picture'],
    [/pixel limit/, 'too-large'],
    [/timeout/, 'too-much-work'],
    [/unsupported image format/, 'not-an-image'],
    // Trimmed first, a picture may be too small for what follows.
    [/window too large/, 'bad-value', 'median'],
    [/must be at least 3x3/, 'bad-value', 'trim'],
  ]

const errorOf = (cause: unknown): ImageError => {
  const message = messageOf(cause)
  const [, code = 'damaged', modifier] = objections.find(([part]) => part.test(message)) ?? []
  return new ImageError(code, modifier === undefined ? { cause } : { cause, modifier })
}

const formatOf = (wish: Wish, facts: ImageFacts): OutputFormat => {
  if (wish.format === 'still') return facts.alpha ? 'png' : 'jpeg'
  if (wish.format !== undefined) return wish.format
  return facts.type === 'svg' ? 'jpeg' : facts.type
}

/** Makes pictures with sharp, one at a time for each call. */
export const createImageMaker = ({ avifEffort, log }: MakerOptions): ImageMaker => {
  const facts = new Map<string, Promise<ImageFacts>>()

  const readHead = async (data: Buffer): Promise<ImageFacts> => {
    if (data.length === 0) throw new ImageError('not-an-image')
    const sharp = await loadSharp()
    const isSvg = looksLikeSvg(data)
    const clean = isSvg ? sanitiseSvg(data) : data
    const metadata = await sharp(clean, readerOptions)
      .metadata()
      .catch((cause: unknown) => {
        throw errorOf(cause)
      })
    const found = readFacts(metadata)
    // A drawing that hides from our reader (compressed, for one) is none.
    if (found === undefined || (found.type === 'svg') !== isSvg) {
      throw new ImageError('not-an-image')
    }
    return found
  }

  const factsOf = (source: ImageSource, read: () => Promise<Buffer>): Promise<ImageFacts> => {
    const known = facts.get(source.hash)
    if (known !== undefined) return known
    const found = read().then(readHead)
    remember(facts, source.hash, found, mostRemembered)
    found.catch(() => facts.delete(source.hash))
    return found
  }

  /** Answered as it is: no pixel is asked for. */
  const staysDrawing = (known: ImageFacts, wish: Wish): boolean =>
    known.type === 'svg' && wish.format === undefined

  const draw = async (data: Buffer, known: ImageFacts, wish: Wish): Promise<MadeImage> => {
    const sharp = await loadSharp()
    const format = formatOf(wish, known)
    checkPlan(wish.asked, format, known)
    const animated = isAnimated(wish.asked, format, known)
    const clean = known.type === 'svg' ? sanitiseSvg(data) : data
    const opened = sharp(clean, { ...readerOptions, animated })
    const shaped = applyEffects(opened, wish.asked, known).timeout({ seconds: timeoutSeconds })
    const written = applyFormat(shaped, format, wish.asked, avifEffort)
    const made = await written.toBuffer().catch((cause: unknown) => {
      throw errorOf(cause)
    })
    return { type: format, data: made }
  }

  return {
    check: async (read, source, wish) => {
      const known = await factsOf(source, read)
      if (!staysDrawing(known, wish)) checkPlan(wish.asked, formatOf(wish, known), known)
    },
    make: async (data, source, wish) => {
      const known = await factsOf(source, () => Promise.resolve(data))
      if (staysDrawing(known, wish)) return { type: 'svg', data: sanitiseSvg(data) }
      return draw(data, known, wish).catch((cause: unknown) => {
        if (cause instanceof ImageError && cause.code === 'damaged') {
          log.warn({ err: cause.cause, picture: source.path }, 'a picture is damaged')
        }
        throw cause
      })
    },
  }
}

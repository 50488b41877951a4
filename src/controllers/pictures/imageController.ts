import { day, second } from '../../shared/time/durations.js'
import type { Request, RequestHandler, Response } from 'express'
import { ImageError } from '../../services/images/imageError.js'
import type {
  DescribedImage,
  ImageService,
  RenderedImage,
} from '../../services/images/imageService.js'
import { isAbort } from '../../services/errors/systemErrors.js'

const longestAddress = 1024
const yearInSeconds = 31_536_000
const dayInSeconds = day / second

interface Address {
  readonly modifiers: string
  readonly path: string
  readonly hash: string | null
}

/** Reads the undecoded URL without the route prefix, such as `/w_640,f_webp/reception.jpg?v=…`. */
const readAddress = ({ originalUrl, url }: Request): Address => {
  if (originalUrl.length > longestAddress) throw new ImageError('too-long')
  const [whole = '', query = ''] = url.split('?', 2)
  const [, modifiers = '', ...segments] = whole.split('/')
  if (modifiers === '') throw new ImageError('no-modifiers')
  const hash = query === '' ? null : new URLSearchParams(query).get('v')
  return { modifiers, path: segments.join('/'), hash }
}

const cacheControl = (address: Address, { source }: DescribedImage): string =>
  address.hash === source.hash
    ? `public, max-age=${yearInSeconds}, immutable`
    : `public, max-age=${dayInSeconds}, must-revalidate`

const describeAnswer = (res: Response, address: Address, image: DescribedImage): void => {
  res.setHeader('Cache-Control', cacheControl(address, image))
  res.setHeader('ETag', image.etag)
  if (image.modified !== undefined) {
    res.setHeader('Last-Modified', image.modified.toUTCString())
  }
  if (image.negotiated) res.vary('Accept')
}

const answer = (req: Request, res: Response, image: RenderedImage): void => {
  res.setHeader('Content-Type', `image/${image.type}`)
  res.setHeader('Content-Length', image.data.length)
  res.setHeader('Content-Security-Policy', "default-src 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  if (req.method === 'HEAD') res.end()
  else res.end(image.data)
}

const answerError = (res: Response, error: ImageError): void => {
  const { status, code, modifier, sentence, headers } = error
  for (const name of ['ETag', 'Last-Modified']) res.removeHeader(name)
  res
    .status(status)
    .set(headers)
    .set('Cache-Control', 'no-store')
    .set('Content-Security-Policy', "default-src 'none'")
    .set('X-Content-Type-Options', 'nosniff')
    .set('Content-Type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify({ status, code, modifier, detail: sentence.fr, detailEn: sentence.en }))
}

const untilGone = (res: Response): AbortSignal => {
  const disconnected = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) disconnected.abort()
  })
  return disconnected.signal
}

export const tooManyPictures = (seconds: number): ImageError =>
  new ImageError('too-many', { headers: { 'Retry-After': String(seconds) } })

interface ImageControllerOptions {
  readonly images: ImageService
  readonly limitNew: RequestHandler
}

export const imageController = ({ images, limitNew }: ImageControllerOptions): RequestHandler => {
  const withinLimit = (req: Request, res: Response): Promise<void> =>
    new Promise((resolve, reject) => {
      const goOn = (error?: unknown): void => (error === undefined ? resolve() : reject(error))
      void limitNew(req, res, goOn)
    })

  const obtain = async (
    req: Request,
    res: Response,
    image: DescribedImage,
  ): Promise<RenderedImage> => {
    const cached = await images.find(image)
    if (cached !== undefined) return cached
    await withinLimit(req, res)
    return images.render(image, { signal: untilGone(res), visitor: req.network })
  }

  const answerImage = async (req: Request, res: Response): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new ImageError('bad-method', { headers: { Allow: 'GET, HEAD' } })
    }
    const address = readAddress(req)
    const image = await images.describe(address.modifiers, address.path, req.headers.accept)
    describeAnswer(res, address, image)
    if (req.fresh) res.status(304).end()
    else answer(req, res, await obtain(req, res, image))
  }

  return async (req, res) => {
    try {
      await answerImage(req, res)
    } catch (thrown) {
      if (thrown instanceof ImageError) answerError(res, thrown)
      else if (!isAbort(thrown)) throw thrown
    }
  }
}

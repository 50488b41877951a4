import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'

export interface Attachment {
  /** Sanitized name, for `Content-Disposition`. */
  readonly name: string
  readonly type: string
  readonly size: number
  readonly content: Readable
}

/** Sends a file as a download only, because its content is untrusted. */
export const sendAttachment = async (
  req: Request,
  res: Response,
  { name, type, size, content }: Attachment,
): Promise<void> => {
  res.attachment(name)
  res.type(type)
  res.set({
    'Content-Length': String(size),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // Proxies must not store or transform it.
    'Cache-Control': 'private, no-store, no-transform',
  })
  if (req.method === 'HEAD') {
    content.destroy()
    res.end()
    return
  }
  try {
    await pipeline(content, res)
  } catch (thrown) {
    // A client that aborts the download is not an error.
    if (!res.destroyed) throw thrown
  }
}

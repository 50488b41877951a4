import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'

export interface Attachment {
  /** Cleaned: as it is saved. */
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly content: Readable
}

/** Saved and never shown: whatever a file holds, it is no page of this site. */
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
    // No proxy may keep it, nor change a byte of it.
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
    // Whoever saves it may stop half-way.
    if (!res.destroyed) throw thrown
  }
}

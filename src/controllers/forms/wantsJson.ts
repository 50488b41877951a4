import type { Request } from 'express'

/** A program asks for data; a browser that opens a page takes HTML first. */
export const wantsJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json'

import { randomUUID } from 'node:crypto'
import autocannon, { type Request } from 'autocannon'
import type { MeasuredProgram } from './measuredProgram.ts'

/*
 * Mixes requests as on a busy day: of each hundred, 60 are pages, 14 pages with a query, 6 unknown addresses,
 * 18 pictures and 2 forms, one of them invalid.
 */

/** Concurrent visitors per process on a busy platform. */
const connections = 64

const encodings = ['br', 'gzip', 'identity'] as const

const everyMatch = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, match = '']) => match)),
]

const textOf = async (address: string): Promise<string> => (await fetch(address)).text()

const pagePaths = async (origin: string): Promise<readonly string[]> => {
  const sitemap = await textOf(`${origin}/sitemap.xml`)
  return everyMatch(sitemap, /<loc>([^<]+)</g).map((address) => new URL(address).pathname)
}

const picturePaths = async (
  origin: string,
  pages: readonly string[],
): Promise<readonly string[]> => {
  const all = await Promise.all(pages.map((path) => textOf(origin + path)))
  return everyMatch(all.join(''), /(\/_ipx\/[^\s"']+)/g)
}

const form = (fields: Readonly<Record<string, string>>): Request => ({
  method: 'POST',
  path: '/fr',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  // A repeated id would be answered without storing the request.
  setupRequest: (request: Request) => ({
    ...request,
    body: new URLSearchParams({ id: randomUUID(), ...fields }).toString(),
  }),
})

const goodForm = form({
  name: 'Zoé Tremblay',
  email: 'zoe@exemple.ca',
  phone: '418 555-0199',
  subject: 'mri',
  language: 'fr',
  consent: 'yes',
})
const wrongForm = form({ name: 'Zoé Tremblay', email: 'zoe' })

const nth = <Item>(all: readonly Item[], place: number): Item => {
  const item = all[place % all.length]
  if (item === undefined) throw new Error('The list of URLs is empty.')
  return item
}

/** Returns a fixed sequence of requests, with the pages and pictures that the site at `origin` lists. */
export const mixedRequests = async ({ origin }: MeasuredProgram): Promise<readonly Request[]> => {
  const pages = await pagePaths(origin)
  const pictures = await picturePaths(origin, pages)
  const get = (path: string, place: number): Request => ({
    path,
    headers: { 'accept-encoding': nth(encodings, place) },
  })
  return Array.from({ length: 2000 }, (_, place) => {
    const turn = place % 50
    if (turn === 0) return nth([goodForm, wrongForm], place / 50)
    if (turn < 10) return get(nth(pictures, place), place)
    if (turn < 13) return get(`/fr/personne-${place}`, place)
    if (turn < 20) return get(`${nth(pages, place)}?campagne=${place}`, place)
    return get(nth(pages, place), place)
  })
}

/** Sends `amount` requests from 64 connections, each from another offset. */
export const sendMixed = async (
  { origin }: MeasuredProgram,
  requests: readonly Request[],
  amount: number,
): Promise<void> => {
  const begins = Array.from({ length: connections }, (_, place) =>
    Math.floor((place * requests.length) / connections),
  )
  const result = await autocannon({
    url: origin,
    connections,
    amount,
    setupClient: (client) => {
      const begin = begins.pop() ?? 0
      const own = [...requests.slice(begin), ...requests.slice(0, begin)]
      client.setRequests(own.map((request) => ({ ...request })))
    },
  })
  if (result.errors > 0 || result['5xx'] > 0) {
    throw new Error(`${result.errors} requests failed, ${result['5xx']} had a server error.`)
  }
}

import { fillStore } from './filledStore.ts'
import type { Contender } from './load.ts'
import { startSite } from './measuredSite.ts'

/*
 * Pages that no cache can hold: a form with mistakes, and pages of the staff, with a thousand requests
 * stored of which forty are open.
 */

const storedRequests = 1000

const formName = 'a form with mistakes'

const openRequests = '/staff/requests?view=new'

/** By name, their addresses. */
const staffPages = {
  'staff: the open requests': openRequests,
  'staff: the closed requests': '/staff/requests?view=done',
  'staff: the statistics': '/staff/statistics',
} as const

/** Those that the list leads to, by turns: each shows who has opened it. */
const requestName = 'staff: one request'

export const renderedNames = [formName, ...Object.keys(staffPages), requestName]

export interface RenderedPages {
  readonly all: readonly Contender[]
  readonly stop: () => Promise<void>
}

/** Starts a site with a filled store. */
export const startRenderedPages = async (folder: string): Promise<RenderedPages> => {
  const cookie = await fillStore(folder, storedRequests)
  const program = await startSite('/readyz', folder)
  const list = await fetch(program.origin + openRequests, { headers: { cookie } })
  const links = (await list.text()).matchAll(/href="(\/staff\/requests\/OND-[^"]+)"/g)
  const requestPaths = [...links].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  const form: Contender = {
    name: formName,
    program,
    path: '/fr',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Zo%C3%A9&email=zoe',
    status: 422,
  }
  const staff = (name: string, ...paths: readonly string[]): Contender => ({
    name,
    program,
    path: openRequests,
    paths,
    headers: { cookie },
    status: 200,
  })
  const all = [
    form,
    ...Object.entries(staffPages).map(([name, path]) => staff(name, path)),
    staff(requestName, ...requestPaths),
  ]
  return { all, stop: program.stop }
}

import { fillStore } from './filledStore.ts'
import type { Contender } from './load.ts'
import { startSite } from './measuredSite.ts'

/*
 * Pages that no cache can hold: a form with mistakes, and pages of the staff, with a thousand requests
 * stored of which forty are open.
 */

const storedRequests = 1000

const formName = 'a form with mistakes'

/** By name, their addresses; or where the list of open requests leads. */
const staffPages = {
  'staff: the open requests': '/staff/requests?view=new',
  'staff: the closed requests': '/staff/requests?view=done',
  'staff: one request': /href="(\/staff\/requests\/OND-[^"]+)"/,
  'staff: the statistics': '/staff/statistics',
} as const

export const renderedNames = [formName, ...Object.keys(staffPages)]

export interface RenderedPages {
  readonly all: readonly Contender[]
  readonly stop: () => Promise<void>
}

/** Starts a site with a filled store. */
export const startRenderedPages = async (folder: string): Promise<RenderedPages> => {
  const cookie = await fillStore(folder, storedRequests)
  const program = await startSite('/readyz', folder)
  const list = await fetch(program.origin + staffPages['staff: the open requests'], {
    headers: { cookie },
  })
  const html = await list.text()
  const pathOf = (page: string | RegExp): string => {
    if (typeof page === 'string') return page
    const [, found] = page.exec(html) ?? []
    if (found === undefined) throw new Error('The list leads to no request.')
    return found.replaceAll('&amp;', '&')
  }
  const form: Contender = {
    name: formName,
    program,
    path: '/fr',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Zo%C3%A9&email=zoe',
    status: 422,
  }
  const staff = Object.entries(staffPages).map(
    ([name, page]): Contender => ({
      name,
      program,
      path: pathOf(page),
      headers: { cookie },
      status: 200,
    }),
  )
  return { all: [form, ...staff], stop: program.stop }
}

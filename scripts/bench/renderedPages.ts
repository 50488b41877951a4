import { fillStore } from './filledStore.ts'
import type { Contender } from './load.ts'
import type { MeasuredProgram } from './measuredProgram.ts'
import { startSite } from './measuredSite.ts'

/* Starts a site to measure uncacheable pages: a form with errors, and staff pages with 1 000 requests. */

const storedRequests = 1000
const openRequests = '/staff/requests?view=new'

export interface RenderedPages {
  readonly form: Contender
  readonly staff: readonly Contender[]
  readonly stop: MeasuredProgram['stop']
}

export const startRenderedPages = async (folder: string): Promise<RenderedPages> => {
  const cookie = await fillStore(folder, storedRequests)
  const program = await startSite('/readyz', folder)
  const list = await fetch(program.origin + openRequests, { headers: { cookie } })
  const links = (await list.text()).matchAll(/href="(\/staff\/requests\/OND-[^"]+)"/g)
  const requestPaths = [...links].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  const staff = (name: string, ...paths: readonly string[]): Contender => ({
    name: `staff: ${name}`,
    program,
    paths,
    headers: { cookie },
    status: 200,
  })
  return {
    form: {
      name: 'contact form with errors',
      program,
      paths: ['/fr'],
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Zo%C3%A9&email=zoe',
      status: 422,
    },
    staff: [
      staff('open requests', openRequests),
      staff('closed requests', '/staff/requests?view=done'),
      staff('statistics', '/staff/statistics'),
      staff('one request', ...requestPaths),
    ],
    stop: program.stop,
  }
}

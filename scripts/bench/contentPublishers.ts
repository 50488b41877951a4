import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { readProcfile } from '../procfile.ts'
import { openStore, signIn } from './filledStore.ts'
import type { MeasuredProgram } from './measuredProgram.ts'
import { untilCached } from './measuredSite.ts'

/* Publishes a changed price of MRI as operators and staff do. */

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

export const shownOn = '/fr/resonance-magnetique-irm'

export interface Publisher {
  /** Saves the price to publish. @param swap number of the swap, which alternates two prices */
  prepare(swap: number): Promise<void>
  /** Publishes the saved price; resolves once the cached page shows it. */
  publish(swap: number): Promise<void>
}

const priceOf = (swap: number): number => 600 + (swap % 2)

const untilShown = async ({ origin }: MeasuredProgram, swap: number): Promise<void> => {
  const shown = `${priceOf(swap)}\u00A0$`
  while (!(await (await fetch(origin + shownOn)).text()).includes(shown)) await wait(50)
  await untilCached(origin + shownOn)
}

/** Publishes with `content import`, which starts another Node process. */
export const publishByCommand = async (
  site: MeasuredProgram,
  folder: string,
  data: string,
): Promise<Publisher> => {
  await cp(join(root, 'src/content'), join(folder, 'src/content'), { recursive: true })
  const file = join(folder, 'src/content/clinic.json')
  const { env } = readProcfile(root)
  const command = join(root, 'dist/commands/content.js')
  return {
    prepare: async (swap) => {
      const clinic = await readFile(file, 'utf8')
      await writeFile(file, clinic.replace(/"mri": \d{3},/, `"mri": ${priceOf(swap)},`))
    },
    publish: async (swap) => {
      await run(process.execPath, [command, 'import', folder, '--publish', '--note', 'bench'], {
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env, DATA_DIR: data },
      })
      await untilShown(site, swap)
    },
  }
}

type Fields = readonly (readonly [string, string])[]

/** Publishes with the forms of the site editor. Its session may publish for five minutes. */
export const publishByEditor = async (site: MeasuredProgram, data: string): Promise<Publisher> => {
  const records = await openStore(data)
  const cookie = await signIn(records, Date.now(), ['editor'])
  await records.close()
  const pageOf = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return load(await answer.text())
  }
  const post = async (path: string, fields: Fields): Promise<void> => {
    const { status } = await fetch(site.origin + path, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
      redirect: 'manual',
    })
    if (status !== 303) throw new Error(`${path} answered ${status}.`)
  }
  const section = '/staff/site/clinic/prices'
  let chosen: Fields = []
  return {
    prepare: async (swap) => {
      const price = (name: string, value: string): string =>
        name === 'coverage.prices.mri' ? String(priceOf(swap)) : value
      const fields = (await pageOf(section))('.site-form').serializeArray()
      const values = fields.map(({ name, value }) => [name, price(name, value)] as const)
      await post(section, [...values, ['do', 'save']])
      const boxes = (await pageOf('/staff/site/publish'))('[name=draft], [name=checked]')
      chosen = boxes
        .toArray()
        .map(({ attribs }) => [attribs['name'] ?? '', attribs['value'] ?? ''] as const)
    },
    publish: async (swap) => {
      await post('/staff/site/publish', [...chosen, ['do', 'publish'], ['note', 'bench']])
      await untilShown(site, swap)
    },
  }
}

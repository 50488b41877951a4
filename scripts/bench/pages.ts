import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../progress.ts'
import { type Contender, processorTimes } from './load.ts'
import { type MeasuredProgram, startProgram } from './measuredProgram.ts'
import { startSite, untilSmall } from './measuredSite.ts'
import { mixedRequests, sendMixed } from './mixedLoad.ts'
import { type Target, targetLines } from './printTable.ts'
import { startRenderedPages } from './renderedPages.ts'
import { median } from './statistics.ts'

/*
 * Compares the built site with bare Express 5: cost of responses, cold start and memory. Prints medians:
 * `node scripts/bench/pages.ts [--rounds 7] [--seconds 1]`.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
  },
})
const page = '/fr'
const coldStarts = 5

const atMost = (name: string, value: number, limit: number, unit: string): Target => ({
  name,
  value,
  unit,
  atMost: limit,
})

const measureProcessorTime = async (
  folder: string,
  startExpress: () => Promise<MeasuredProgram>,
): Promise<readonly Target[]> => {
  const site = await startSite(page, join(folder, 'data'))
  await untilSmall(site.origin + page)
  const express = await startExpress()
  const rendered = await startRenderedPages(join(folder, 'rendered'))
  const contender = (name: string, program: MeasuredProgram, encoding: string): Contender => ({
    name,
    program,
    paths: [page],
    headers: { 'accept-encoding': encoding },
    status: 200,
  })
  const all = [
    contender('brotli', site, 'br'),
    contender('plain', site, 'identity'),
    contender('express', express, 'identity'),
    rendered.form,
    ...rendered.staff,
  ]
  const times = await processorTimes(all, Number(options.rounds), Number(options.seconds))
  await Promise.all([site, express, rendered].map(({ stop }) => stop()))
  const timeOf = (name: string): number => times.get(name) ?? Number.NaN
  const besideExpress = (name: string): Target => ({
    name: `CPU time: bare Express res.send compared with cached page (${name})`,
    value: timeOf('express') / timeOf(name),
    unit: ' ×',
    atLeast: 3,
  })
  const rendering = ({ name }: Contender, limit: number): Target =>
    atMost(`${name}, processor time`, timeOf(name) / 1000, limit, ' ms')
  return [
    besideExpress('brotli'),
    besideExpress('plain'),
    rendering(rendered.form, 8),
    ...rendered.staff.map((one) => rendering(one, 15)),
  ]
}

const measureColdStart = async (
  programs: Readonly<Record<'site' | 'express', () => Promise<MeasuredProgram>>>,
): Promise<readonly Target[]> => {
  const bar = progress('cold starts', coldStarts * 2)
  const measure = async (start: () => Promise<MeasuredProgram>) => {
    const program = await start()
    const { processorTime } = await program.usage()
    await program.stop()
    bar.advance()
    return { waited: program.coldStart, processorTime }
  }
  const turns: Record<'site' | 'express', Awaited<ReturnType<typeof measure>>>[] = []
  for (let turn = 0; turn < coldStarts; turn += 1) {
    turns.push({ site: await measure(programs.site), express: await measure(programs.express) })
  }
  bar.end()
  const ratio = (key: 'waited' | 'processorTime'): number =>
    median(turns.map(({ site }) => site[key])) / median(turns.map(({ express }) => express[key]))
  return [
    atMost('first 200 after a cold start, compared with bare Express', ratio('waited'), 3, ' ×'),
    atMost('CPU time of a cold start, compared with bare Express', ratio('processorTime'), 3, ' ×'),
  ]
}

const measureMemory = async (folder: string): Promise<Target> => {
  const program = await startSite(page, folder)
  await untilSmall(program.origin + page)
  await sendMixed(program, await mixedRequests(program), 100_000)
  const { memory } = await program.usage()
  await program.stop()
  return atMost('memory after 100 000 mixed requests', memory / 1024 / 1024, 190, ' MB')
}

const savePage = async (folder: string, file: string): Promise<void> => {
  const site = await startSite(page, folder)
  const answer = await fetch(site.origin + page, { headers: { 'accept-encoding': 'identity' } })
  await writeFile(file, await answer.text())
  await site.stop()
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const file = join(folder, 'page.html')
  await savePage(join(folder, 'data'), file)
  const startExpress = (): Promise<MeasuredProgram> =>
    startProgram(join(import.meta.dirname, 'referenceServer.mjs'), {
      path: page,
      env: { PAGE: file },
    })
  const targets = [
    ...(await measureProcessorTime(folder, startExpress)),
    ...(await measureColdStart({
      site: () => startSite(page, join(folder, 'data')),
      express: startExpress,
    })),
    await measureMemory(join(folder, 'data')),
  ]
  process.stdout.write(`${targetLines(targets)}\n\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

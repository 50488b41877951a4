import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { asForm, requestForm } from './requestForm.ts'

export interface Visit {
  readonly times: readonly number[]
  /** Path and status of unexpected responses; status 0 is a closed connection. */
  readonly refused: readonly string[]
}

interface Step {
  readonly path: string
  readonly status: number
  readonly method?: string
  readonly body?: string
  readonly visitor?: string
}

export const visitedPages = ['/fr', '/en', '/fr/carrieres'] as const

const everyMs = 20
const longestMs = 30_000
const formEvery = 25

const form = requestForm({ name: 'Ana Roy', phone: '418 555-0123', email: 'ana@exemple.ca' })

const ask = (port: number, agent: Agent, step: Step): Promise<number> =>
  new Promise((resolve) => {
    const { path, method = 'GET', body, visitor = '198.51.100.7' } = step
    const headers = {
      'X-Forwarded-For': visitor,
      'Accept-Encoding': 'br',
      ...(body === undefined ? {} : asForm),
    }
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent })
    outgoing.setTimeout(longestMs, () => outgoing.destroy())
    outgoing.once('error', () => resolve(0))
    outgoing.once('response', (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.end(body)
  })

/** Returns the next request. Each form has another client address, to avoid the limit per visitor. */
const stepOf = (turn: number, picture: string): Step => {
  if (turn % formEvery === formEvery - 1) {
    return {
      path: '/fr',
      status: 303,
      method: 'POST',
      body: form,
      visitor: `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`,
    }
  }
  const path = [...visitedPages, picture][turn % (visitedPages.length + 1)] ?? picture
  return { path, status: 200 }
}

/** Sends a request every 20 ms without waiting for responses. @param picture path of a built picture */
export const visit = async (port: number, picture: string, forMs: number): Promise<Visit> => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const refused: string[] = []
  const underWay: Promise<void>[] = []
  const askOne = async (step: Step): Promise<void> => {
    const begun = performance.now()
    const status = await ask(port, agent, step)
    times.push(performance.now() - begun)
    if (status !== step.status) refused.push(`${step.method ?? 'GET'} ${step.path} ${status}`)
  }
  const end = performance.now() + forMs
  for (let turn = 0; performance.now() < end; turn += 1) {
    underWay.push(askOne(stepOf(turn, picture)))
    await wait(everyMs)
  }
  await Promise.all(underWay)
  agent.destroy()
  return { times, refused }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

interface Sender {
  readonly name: string
  readonly id: string
  readonly hasFile: boolean
}

export interface Acknowledged {
  readonly name: string
  readonly reference: string
  readonly hasFile: boolean
}

const every = 10
const aSender = (number: number): Sender => ({
  name: `Personne ${number}`,
  id: randomUUID(),
  hasFile: number % every === every - 1,
})

const aPdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'
const common = { email: 'zoe@exemple.ca', phone: '418 555-0199', consent: 'yes' }

/** Returns a request with an id, or an application without JavaScript, which is identified by its content. */
const formOf = ({
  name,
  id,
  hasFile,
}: Sender): { path: string; body: FormData | URLSearchParams } => {
  if (!hasFile) {
    const fields = { ...common, name, id, subject: 'mri', language: 'fr' }
    return { path: '/fr', body: new URLSearchParams(fields) }
  }
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...common, name, offer: 'spontaneous' })) {
    body.append(field, value)
  }
  body.append('files', new Blob([aPdf], { type: 'application/pdf' }), 'CV.pdf')
  return { path: '/fr/carrieres', body }
}

const send = async (origin: string, sender: Sender): Promise<string | undefined> => {
  const { path, body } = formOf(sender)
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  await answer.body?.cancel()
  const location = answer.headers.get('location')
  if (answer.status !== 303 || location === null) return undefined
  return new URL(location, origin).searchParams.get('ref') ?? undefined
}

export interface Load {
  readonly count: number
  readonly acknowledged: readonly Acknowledged[]
  readonly untilMore: (count: number) => Promise<void>
  /** Marks the end of the fault: recovery time counts from now. */
  readonly mended: () => void
  readonly recovered: (tookMs: number) => void
  readonly longestRecovery: () => number
  readonly finished: Promise<void>
}

const lanes = 8
const pauseMs = 50
/** Exceeds the duration of every fault, so that a timeout indicates a defect. */
const acknowledgeTimeoutMs = 300_000

const noAnswer = (): undefined => undefined

/** Starts sending. @param originOf called before each attempt, since the site may have been replaced */
export const startLoad = (count: number, originOf: () => string): Load => {
  const acknowledged: Acknowledged[] = []
  const senders = Array.from({ length: count }, (_, number) => aSender(number)).values()
  let mendedAt: number | undefined
  let longest = 0

  const recovered = (tookMs: number): void => {
    longest = Math.max(longest, tookMs)
  }
  const noteRecovery = (): void => {
    if (mendedAt === undefined) return
    recovered(performance.now() - mendedAt)
    mendedAt = undefined
  }

  const sendUntilKept = async (sender: Sender): Promise<void> => {
    const giveUpAt = performance.now() + acknowledgeTimeoutMs
    while (performance.now() < giveUpAt) {
      const reference = await send(originOf(), sender).catch(noAnswer)
      if (reference !== undefined) {
        noteRecovery()
        acknowledged.push({ name: sender.name, reference, hasFile: sender.hasFile })
        return
      }
      await wait(pauseMs)
    }
    throw new Error(
      `${sender.name}: submission not acknowledged within ${acknowledgeTimeoutMs / 1000} s.`,
    )
  }

  const lane = async (): Promise<void> => {
    for (const sender of senders) await sendUntilKept(sender)
  }
  const finished = Promise.all(Array.from({ length: lanes }, lane)).then(() => undefined)

  return {
    count,
    acknowledged,
    finished,
    untilMore: async (more) => {
      const wanted = Math.min(count, acknowledged.length + more)
      while (acknowledged.length < wanted) await Promise.race([wait(5), finished])
    },
    mended: () => {
      mendedAt = performance.now()
    },
    recovered,
    longestRecovery: () => longest,
  }
}

import { names } from './pageContenders.ts'
import type { Target } from './printTable.ts'
import type { Race } from './race.ts'
import { renderedNames } from './renderedPages.ts'
import { median } from './statistics.ts'

/** What was measured besides the race. */
export interface Starts {
  /** Milliseconds to the first 200. */
  readonly cold: { readonly site: number; readonly express: number }
  /** Megabytes after 50 000 and after 100 000 requests of every kind. */
  readonly memory: { readonly half: number; readonly whole: number }
}

/** What the site has to reach on any machine: ratios of one run. */
export const pageTargets = ({ of, ratio }: Race, { cold, memory }: Starts): readonly Target[] => {
  const processor = (name: string): number => median(of(name).processor)
  const tail = (name: string): number => median(of(name).p99) / median(of(name).p50)
  return [
    {
      name: 'cached page beside bare node:http, same bytes and headers',
      value: ratio(names.cached, names.http),
      unit: ' ×',
      atLeast: 0.8,
    },
    {
      name: 'the same, by processor time',
      value: processor(names.http) / processor(names.cached),
      unit: ' ×',
      atLeast: 0.8,
    },
    {
      name: 'cached page beside bare node:http with 3 headers',
      value: ratio(names.cached, names.httpFew),
      unit: ' ×',
      atLeast: 0.8,
    },
    // By processor time: what is not compressed, the machine's own network slows down for both.
    {
      name: 'bare Express res.send beside a cached page (br), by processor time',
      value: processor(names.express) / processor(names.cached),
      unit: ' ×',
      atLeast: 4,
    },
    {
      name: 'bare Express res.send beside a cached page (not compressed), likewise',
      value: processor(names.express) / processor(names.cachedPlain),
      unit: ' ×',
      atLeast: 4,
    },
    { name: '304 beside 200', value: ratio(names.unchanged, names.cached), unit: ' ×', atLeast: 1 },
    {
      name: 'processor time of an uncached rendering',
      value: processor(names.uncachedPlain) / 1000,
      unit: ' ms',
      atMost: 4,
    },
    ...renderedNames.map((name) => ({
      name: `processor time of ${name}`,
      value: processor(name) / 1000,
      unit: ' ms',
      atMost: 4,
    })),
    {
      name: 'p99 beside p50',
      value: tail(names.cached),
      unit: ' ×',
      // The generator of the load and the machine make most of it: bare node:http has it too.
      atMost: Math.max(6, tail(names.http) * 1.2),
      digits: 1,
    },
    {
      name: 'first 200 beside bare Express',
      value: cold.site / cold.express,
      unit: ' ×',
      atMost: 2.5,
    },
    {
      name: 'memory after 100 000 requests of every kind',
      value: memory.whole,
      unit: ' MB',
      atMost: 160,
      digits: 1,
    },
    {
      name: 'growth from 50 000 to 100 000 requests',
      value: memory.whole - memory.half,
      unit: ' MB',
      // From one clearing of the heap to the next it goes up and down by as much.
      atMost: 8,
      digits: 1,
    },
  ]
}

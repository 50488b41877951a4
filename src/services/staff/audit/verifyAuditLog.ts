import { ZodError } from 'zod'
import type { Records, StoredRecord } from '../../adapters/records/records.js'
import { everyRecord } from '../../adapters/records/everyRecord.js'
import type { StaffKeys } from '../staffKeys.js'
import { type AuditEntry, auditEnd, macOf, readEntry } from './auditEntry.js'
import type { AuditProblem, AuditVerification, LoggedHead } from './auditLog.js'

interface Parts {
  readonly records: Pick<Records, 'list'>
  readonly keys: StaffKeys
  readonly now: number
}

class LogReading {
  count = 0
  head: AuditEntry | undefined
  first: AuditEntry | undefined
  named: AuditEntry | undefined
  private readonly bad = new Set<number>()
  private readonly gaps: { readonly from: number; readonly to: number }[] = []

  constructor(
    private readonly keys: StaffKeys,
    private readonly logged: LoggedHead | undefined,
  ) {}

  add(record: StoredRecord): void {
    this.count += 1
    const entry = this.goodEntry(record)
    if (entry === undefined) {
      this.bad.add(Number.parseInt(record.id, 10) || 0)
      return
    }
    if (entry.sequence === this.logged?.sequence) this.named = entry
    this.compare(entry)
    this.head ??= entry
    this.first = entry
  }

  problem(): AuditProblem | undefined {
    const missing = this.gaps.flatMap(({ from, to }) => this.firstMissing(from, to) ?? [])
    const problems: readonly AuditProblem[] = [
      ...(missing.length === 0
        ? []
        : [{ kind: 'missing', sequence: Math.min(...missing) } as const]),
      ...[...this.bad].map((sequence) => ({ kind: 'changed', sequence }) as const),
    ]
    return problems.reduce<AuditProblem | undefined>(
      (lowest, one) => (lowest === undefined || one.sequence < lowest.sequence ? one : lowest),
      undefined,
    )
  }

  private goodEntry(record: StoredRecord): AuditEntry | undefined {
    try {
      const { mac, ...unsigned } = readEntry(record)
      return macOf(this.keys, unsigned) === mac ? { ...unsigned, mac } : undefined
    } catch (thrown) {
      if (thrown instanceof ZodError) return undefined
      throw thrown
    }
  }

  private compare(entry: AuditEntry): void {
    const newer = this.first
    if (newer === undefined) return
    if (newer.sequence > entry.sequence + 1) {
      this.gaps.push({ from: entry.sequence + 1, to: newer.sequence - 1 })
    } else if (newer.sequence !== entry.sequence + 1 || newer.previous !== entry.mac) {
      // Valid MACs out of order: the records were restored from an older state.
      this.bad.add(newer.sequence)
    }
  }

  /** Returns the first missing number; entries that exist but were modified are reported separately. */
  private firstMissing(from: number, to: number): number | undefined {
    for (let sequence = from; sequence <= to; sequence += 1) {
      if (!this.bad.has(sequence)) return sequence
    }
    return undefined
  }
}

const isExpiredBefore = ({ previousAt }: AuditEntry, now: number): boolean =>
  auditEnd(previousAt) <= now

const problemBefore = (first: AuditEntry | undefined, now: number): AuditProblem | undefined =>
  first === undefined || first.sequence === 1 || isExpiredBefore(first, now)
    ? undefined
    : { kind: 'missing', sequence: first.sequence - 1 }

/** Compares with the application log: an attacker with the secret could rewrite only the records. */
const problemWith = (
  logged: LoggedHead,
  { head, first, named }: LogReading,
  now: number,
): AuditProblem | undefined => {
  const { sequence } = logged
  if (named?.mac === logged.mac) return undefined
  const isOld = first !== undefined && sequence < first.sequence && isExpiredBefore(first, now)
  if (isOld) return undefined
  return { kind: (head?.sequence ?? 0) < sequence ? 'cut' : 'changed', sequence }
}

export const verifyAuditLog = async (
  { records, keys, now }: Parts,
  logged: LoggedHead | undefined,
): Promise<AuditVerification> => {
  const reading = new LogReading(keys, logged)
  for await (const record of everyRecord(records, 'audit')) reading.add(record)
  const { count, head, first } = reading
  const problem =
    reading.problem() ??
    problemBefore(first, now) ??
    (logged === undefined ? undefined : problemWith(logged, reading, now))
  return {
    count,
    head: head === undefined ? undefined : { sequence: head.sequence, mac: head.mac },
    ...(problem === undefined ? {} : { problem }),
  }
}

import type { AuditVerification, LoggedHead } from '../../services/staff/audit/auditLog.js'

export const readLoggedHead = (text: string): LoggedHead | undefined => {
  const [, sequence, mac] = /^(\d+):([\w-]{43})$/.exec(text) ?? []
  return sequence === undefined || mac === undefined
    ? undefined
    : { sequence: Number(sequence), mac }
}

const whatIsWrong = {
  changed: (sequence: number) =>
    `Entry ${sequence} was modified: it, or the one before it, was changed, moved or inserted.`,
  missing: (sequence: number) => `Entry ${sequence} is missing.`,
  cut: (sequence: number) =>
    `The log was truncated: entry ${sequence}, named in the application log, is missing.`,
} as const

export const describeVerification = ({
  count,
  head,
  problem,
}: AuditVerification): { readonly isIntact: boolean; readonly sentence: string } => {
  if (problem !== undefined) {
    return { isIntact: false, sentence: whatIsWrong[problem.kind](problem.sequence) }
  }
  const end = head === undefined ? 'it is empty' : `it ends at ${head.sequence}:${head.mac}`
  return {
    isIntact: true,
    sentence: `The audit log is intact: ${count} entries, and ${end}. Compare this with the newest “audit entry” in the log of the site or in the output of a command.`,
  }
}

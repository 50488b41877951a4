import type { Finding } from '../services/doctor/check.js'

const marks = { sound: '✓', doubtful: '!', invalid: '✗', off: '–' } as const satisfies Record<
  Finding['state'],
  string
>

/** Aligned lines, one per component, each error followed by what to do. */
export const doctorTable = (findings: readonly Finding[]): readonly string[] => {
  const width = Math.max(...findings.map(({ name }) => name.length))
  return findings.flatMap(({ name, state, seen, advice }) => [
    `${marks[state]} ${name.padEnd(width)}  ${seen}`,
    ...(advice === undefined ? [] : [`  ${''.padEnd(width)}  → ${advice}`]),
  ])
}

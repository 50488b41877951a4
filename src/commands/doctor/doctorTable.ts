import type { Finding } from '../../services/doctor/check.js'
import type { UnconfirmedText } from '../../services/doctor/unconfirmedTexts.js'

const marks = { sound: '✓', doubtful: '!', invalid: '✗', off: '–' } as const satisfies Record<
  Finding['state'],
  string
>

export const doctorTable = (findings: readonly Finding[]): readonly string[] => {
  const width = Math.max(...findings.map(({ name }) => name.length))
  return findings.flatMap(({ name, state, seen, advice }) => [
    `${marks[state]} ${name.padEnd(width)}  ${seen}`,
    ...(advice === undefined ? [] : [`  ${''.padEnd(width)}  → ${advice}`]),
  ])
}

const widest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(({ length }) => length))

export const unconfirmedTextsTable = (open: readonly UnconfirmedText[]): readonly string[] => {
  if (open.length === 0) return []
  const [keys, pages] = [open.map(({ key }) => key), open.map(({ page }) => page)]
  return [
    '',
    'Before opening, confirm (key, page, why):',
    ...open.map(
      ({ key, page, why }) =>
        `  ${key.padEnd(widest(keys))}  ${page.padEnd(widest(pages))}  ${why}`,
    ),
  ]
}

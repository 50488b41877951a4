import type { Fault } from './wordTypes.ts'

const colours = { fault: '\u001B[31m', warning: '\u001B[33m', quiet: '\u001B[2m', end: '\u001B[0m' }

type Paint = (text: string, colour: keyof typeof colours) => string

const painter = (inColour: boolean): Paint =>
  inColour ? (text, colour) => `${colours[colour]}${text}${colours.end}` : (text) => text

/** `file  key  fault`, in columns that line up. */
const table = (faults: readonly Fault[], paint: Paint): readonly string[] => {
  const widest = (read: (fault: Fault) => string) =>
    Math.min(64, Math.max(0, ...faults.map((fault) => read(fault).length)))
  const [file, key] = [widest((fault) => fault.file), widest((fault) => fault.key)]
  return faults.map((row) =>
    [
      paint(row.file.padEnd(file), 'quiet'),
      row.key.padEnd(key),
      paint(
        row.isWarning ? `warning: ${row.fault}` : row.fault,
        row.isWarning ? 'warning' : 'fault',
      ),
    ].join('  '),
  )
}

const inOrder = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Warnings first, so that the faults stand at the bottom of a terminal, then the count. */
export const report = (faults: readonly Fault[], texts: number, inColour: boolean): string => {
  const paint = painter(inColour)
  const warnings = inOrder(faults.filter(({ isWarning }) => isWarning))
  const failures = inOrder(faults.filter(({ isWarning }) => !isWarning))
  const total = `${counted(texts, 'text')}: ${counted(failures.length, 'fault')}, ${counted(warnings.length, 'warning')}`
  return [...table(warnings, paint), ...table(failures, paint), total, ''].join('\n')
}

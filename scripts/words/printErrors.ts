import type { PrintedError } from '../../src/services/content/checks/wordTypes.ts'

const colours = { error: '\u001B[31m', warning: '\u001B[33m', quiet: '\u001B[2m', end: '\u001B[0m' }

type Paint = (text: string, colour: keyof typeof colours) => string

const painter = (inColour: boolean): Paint =>
  inColour ? (text, colour) => `${colours[colour]}${text}${colours.end}` : (text) => text

const placeOf = ({ file, line }: PrintedError): string =>
  line === undefined ? file : `${file}:${line}`

const table = (errors: readonly PrintedError[], paint: Paint): readonly string[] => {
  const widest = (read: (error: PrintedError) => string) =>
    Math.min(64, Math.max(0, ...errors.map((error) => read(error).length)))
  const [file, key] = [widest(placeOf), widest((error) => error.key)]
  return errors.map((row) =>
    [
      paint(placeOf(row).padEnd(file), 'quiet'),
      row.key.padEnd(key),
      paint(
        row.isWarning ? `warning: ${row.error}` : row.error,
        row.isWarning ? 'warning' : 'error',
      ),
    ].join('  '),
  )
}

const inOrder = (errors: readonly PrintedError[]): readonly PrintedError[] =>
  errors.toSorted((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1))

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Prints warnings first, so that errors are at the bottom of the terminal. */
export const report = (
  errors: readonly PrintedError[],
  texts: number,
  inColour: boolean,
): string => {
  const paint = painter(inColour)
  const warnings = inOrder(errors.filter(({ isWarning }) => isWarning))
  const failures = inOrder(errors.filter(({ isWarning }) => !isWarning))
  const total = `${counted(texts, 'text')}: ${counted(failures.length, 'error')}, ${counted(warnings.length, 'warning')}`
  return [...table(warnings, paint), ...table(failures, paint), total, ''].join('\n')
}

export const errorTable = (errors: readonly PrintedError[], inColour: boolean): readonly string[] =>
  table(inOrder(errors), painter(inColour))

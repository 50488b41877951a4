import { findNodeAtLocation, parseTree, printParseErrorCode, visit } from 'jsonc-parser'

/** A JSON error with its position, which `JSON.parse` may omit. Duplicate keys are errors, too. */
export interface JsonError {
  readonly line: number
  readonly column: number
  readonly rule: string
}

const expectations = {
  value: 'a value is expected',
  firstItem: 'a value or a closing ] is expected',
  key: 'a name between straight quotation marks is expected',
  firstKey: 'a name between straight quotation marks or a closing } is expected',
  colon: 'a colon is expected after the name',
  next: 'a comma or the closing bracket is expected',
  end: 'the end of the file is expected',
} as const

type Expected = keyof typeof expectations

const inText = /^(UnexpectedEndOfString|InvalidUnicode|InvalidEscapeCharacter|InvalidCharacter)$/

const ruleOf = (code: string, expected: Expected, rest: string): string => {
  if (inText.test(code)) {
    return 'this text is not closed on its line, or contains an invalid \\ escape'
  }
  if (rest === '') return `the file ends too soon: ${expectations[expected]}`
  return `${expectations[expected]}, not ${rest.match(/^[\w.-]+|./u)?.[0]}`
}

/** Returns the errors of a JSON text. The parser is recursive, so that nesting is limited by the stack. */
export const jsonErrors = (text: string): readonly JsonError[] => {
  try {
    return parseErrors(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [{ line: 1, column: 1, rule: 'the values are nested too deeply' }]
  }
}

const parseErrors = (text: string): readonly JsonError[] => {
  const errors: JsonError[] = []
  /** Stack of open objects, as sets of their keys, and open arrays. */
  const open: (Set<string> | 'array')[] = []
  // The parser reports errors after skipping unknown characters, too late to tell what was expected.
  let expected: Expected = 'value'
  let isBroken = false

  const add = (line: number, character: number, rule: string): void => {
    if (!isBroken) errors.push({ line: line + 1, column: character + 1, rule })
  }
  const afterValue = (): void => {
    expected = open.length === 0 ? 'end' : 'next'
  }
  const close = (offset: number): void => {
    // At the end of the file, the parser also reports the end of objects and arrays without a closing
    // bracket.
    if (offset === text.length) return
    open.pop()
    afterValue()
  }

  visit(
    text,
    {
      onObjectBegin: () => {
        open.push(new Set())
        expected = 'firstKey'
      },
      onArrayBegin: () => {
        open.push('array')
        expected = 'firstItem'
      },
      onObjectProperty: (name, _offset, _length, line, character) => {
        const names = open.at(-1)
        if (names instanceof Set) {
          if (names.has(name)) add(line, character, `the name "${name}" is written twice`)
          names.add(name)
        }
        expected = 'colon'
      },
      onSeparator: (separator) => {
        expected = separator === ',' && open.at(-1) !== 'array' ? 'key' : 'value'
      },
      onLiteralValue: afterValue,
      onObjectEnd: close,
      onArrayEnd: close,
      onError: (code, offset, _length, line, character) => {
        add(line, character, ruleOf(printParseErrorCode(code), expected, text.slice(offset)))
        isBroken = true
      },
    },
    { disallowComments: true },
  )
  return errors
}

export const lineInJson = (text: string, path: readonly PropertyKey[]): number => {
  const tree = parseTree(text)
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)))
  const found = keys
    .map((_, depth) => keys.slice(0, keys.length - depth))
    .map((part) => (tree === undefined ? undefined : findNodeAtLocation(tree, part)))
    .find((node) => node !== undefined)
  return text.slice(0, found?.offset ?? 0).split('\n').length
}

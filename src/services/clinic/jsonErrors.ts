/** Where a JSON file went wrong: `JSON.parse` does not always say, and lets repeated keys pass. */
export interface JsonError {
  readonly line: number
  readonly column: number
  readonly rule: string
}

type Expected = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'next' | 'end'

const words: Readonly<Record<Expected, string>> = {
  value: 'a value is expected',
  firstItem: 'a value or a closing ] is expected',
  key: 'a name between straight quotation marks is expected',
  firstKey: 'a name between straight quotation marks or a closing } is expected',
  colon: 'a colon is expected after the name',
  next: 'a comma or the closing bracket is expected',
  end: 'nothing more is expected',
}

const space = /[ \t\n\r]*/y
const token =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|[{}[\]:,]/uy

const matchAt = (pattern: RegExp, text: string, offset: number): string | undefined => {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0]
}

const placeOf = (text: string, offset: number, rule: string): JsonError => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, rule }
}

const ruleAt = (text: string, offset: number, expected: Expected): string => {
  if (offset >= text.length) return `the file ends too soon: ${words[expected]}`
  if (text[offset] === '"') {
    const isKnown = matchAt(token, text, offset) !== undefined
    if (!isKnown) return 'this text is not closed on its line, or holds a \\ that means nothing'
  }
  return `${words[expected]}, not ${text.slice(offset).match(/^[\w.-]+|./u)?.[0]}`
}

/** An open list (`]`) or an open object (`}`) with the names already written in it. */
interface Container {
  readonly close: ']' | '}'
  readonly names: Set<string>
}

/** What may follow `found`, or nothing when it may not stand here. */
const stepOver = (found: string, expected: Expected, open: Container[]): Expected | undefined => {
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'next')
  const inside = open.at(-1)
  if (expected === 'colon') return found === ':' ? 'value' : undefined
  const mayClose = expected === 'next' || expected === 'firstItem' || expected === 'firstKey'
  if (mayClose && inside !== undefined && found === inside.close) {
    open.pop()
    return afterValue()
  }
  if (expected === 'next' && found === ',') return inside?.close === '}' ? 'key' : 'value'
  if (expected === 'key' || expected === 'firstKey') {
    return found.startsWith('"') ? 'colon' : undefined
  }
  if (expected !== 'value' && expected !== 'firstItem') return undefined
  if (found === '{' || found === '[') {
    open.push({ close: found === '{' ? '}' : ']', names: new Set() })
    return found === '{' ? 'firstKey' : 'firstItem'
  }
  return /^[\]}:,]$/.test(found) ? undefined : afterValue()
}

/** The names written twice and the first place that is not JSON, in the order of the file. */
export const jsonErrors = (text: string): readonly JsonError[] => {
  const errors: JsonError[] = []
  const open: Container[] = []
  let expected: Expected = 'value'
  let offset = 0
  while (true) {
    offset += matchAt(space, text, offset)?.length ?? 0
    if (expected === 'end' && offset === text.length) return errors
    const found: string | undefined = matchAt(token, text, offset)
    const next: Expected | undefined =
      found === undefined ? undefined : stepOver(found, expected, open)
    if (found === undefined || next === undefined) {
      return [...errors, placeOf(text, offset, ruleAt(text, offset, expected))]
    }
    if (next === 'colon') {
      const names = open.at(-1)?.names
      if (names?.has(found))
        errors.push(placeOf(text, offset, `the name ${found} is written twice`))
      names?.add(found)
    }
    expected = next
    offset += found.length
  }
}

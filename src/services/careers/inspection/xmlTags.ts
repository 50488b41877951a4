import type { Budget } from './budget.js'

export interface XmlTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const encodingOf = ([first, second]: Buffer): string => {
  if (first === 0xfe || first === 0) return 'utf-16be'
  return first === 0xff || second === 0 ? 'utf-16le' : 'utf-8'
}

const codePoint = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const decode = (value: string): string =>
  value
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_all, digits: string) => codePoint(digits, 16))
    .replaceAll(/&#(\d{1,7});/g, (_all, digits: string) => codePoint(digits, 10))

const readTag = (piece: string, prefixedName: string): XmlTag | undefined => {
  const attribute = /\s*([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  const attributes = new Map<string, string>()
  let end = prefixedName.length
  attribute.lastIndex = end
  for (let one = attribute.exec(piece); one !== null; one = attribute.exec(piece)) {
    end = attribute.lastIndex
    attributes.set(one[1] ?? '', decode(one[2] ?? one[3] ?? ''))
  }
  const close = /\s*\/?>/y
  close.lastIndex = end
  const name = prefixedName.slice(prefixedName.lastIndexOf(':') + 1)
  return close.test(piece) ? { name, attributes } : undefined
}

/** Yields start tags, also in comments. `undefined`: a malformed tag, an entity, or an exhausted budget. */
export function* readTags(xml: Buffer, budget: Budget): Generator<XmlTag | undefined> {
  const text = new TextDecoder(encodingOf(xml)).decode(xml)
  if (text.includes('<!ENTITY')) yield undefined
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; ) {
    count += 1
    if (count % 1000 === 0 && budget.isOutOfTime()) {
      yield undefined
      return
    }
    // Attribute values cannot contain `<`, so a tag ends before the next one.
    const next = text.indexOf('<', at + 1)
    const piece = text.slice(at + 1, next === -1 ? undefined : next)
    const name = /^[^\s<>/=!?"']+/.exec(piece)?.[0]
    if (name !== undefined) yield readTag(piece, name)
    at = next
  }
}

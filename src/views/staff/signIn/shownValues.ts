import type { Continuation } from './ContinuationFields.js'

/** Fields with secrets, and hidden fields that no one types. */
const unshown: ReadonlySet<string> = new Set([
  'password',
  'again',
  'current',
  'ticket',
  'credential',
  'version',
  'digest',
  'shown',
  'state',
  'list',
  'id',
  'pick',
  'to',
  'do',
  'seen',
  'shown',
  'checked',
  'digest',
  'from',
  'next',
  'view',
  'then',
  'kept',
  'code',
])

/** `state` is a choice in most forms, and the JSON of a section in those of the site's texts. */
const isTechnical = (name: string, value: string): boolean =>
  unshown.has(name) || (name === 'state' && value.startsWith('{'))

export const shownValues = ({ fields = [] }: Continuation): readonly string[] => {
  const values = fields
    .filter(([name, value]) => !isTechnical(name, value))
    .map(([, value]) => value.trim())
  return [...new Set(values)].filter((value) => value !== '')
}

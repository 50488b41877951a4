import type { Continuation } from './ContinuationFields.js'

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
])

export const shownValues = ({ fields = [] }: Continuation): readonly string[] => {
  const values = fields.filter(([name]) => !unshown.has(name)).map(([, value]) => value.trim())
  return [...new Set(values)].filter((value) => value !== '')
}

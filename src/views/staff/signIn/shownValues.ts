import type { Continuation } from './ContinuationFields.js'

const secrets: ReadonlySet<string> = new Set([
  'password',
  'again',
  'current',
  'code',
  'ticket',
  'credential',
])

/** Fields that are not typed: hidden ones and those of buttons. */
const hidden: ReadonlySet<string> = new Set([
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
  'checked',
  'from',
  'next',
  'view',
  'then',
  'kept',
])

export const hasSecrets = ({ fields = [] }: Continuation): boolean =>
  fields.some(([name]) => secrets.has(name))

export const shownValues = ({ fields = [] }: Continuation): readonly string[] => {
  const values = fields
    .filter(([name]) => !secrets.has(name) && !hidden.has(name))
    .map(([, value]) => value.trim())
  return [...new Set(values)].filter((value) => value !== '')
}

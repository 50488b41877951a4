import * as z from 'zod'
import { fieldText } from '../../../src/services/content/editor/fieldText.js'
import { fieldTree } from '../../../src/services/content/editor/fieldTree.js'
import { number } from '../../../src/services/schema/fields.js'

const readPrice = (typed: string) => {
  const [node] = fieldTree(
    z.strictObject({ mri: number({ most: 5000 }) }),
    { mri: 1 },
    'clinic',
    new Map(),
  )
  return node === undefined ? undefined : fieldText('price').read([typed], node)
}

test.each([
  ['1,200', 1200],
  ['$1,200', 1200],
  ['1,200.50', 1200.5],
  ['1 200', 1200],
  ['1\u00A0200,50\u00A0$', 1200.5],
  ['695', 695],
  ['695,50', 695.5],
  ['695.5', 695.5],
  ['0,125', 0.125],
  ['1,200,50', undefined],
  ['1,2000.5', undefined],
  ['1.200,50', undefined],
])('price field › reads “%s” as %p', (typed, amount) => {
  expect(readPrice(typed)).toBe(amount)
})

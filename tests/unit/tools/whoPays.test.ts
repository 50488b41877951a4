import { exams } from '../../support/site/shippedContent.js'
import { coverageOf, payerAnswer, payers } from '../../../src/services/clinic/coverage.js'
import { testClinic as clinic } from '../../support/site/testClinic.js'
const today = '2026-11-21'
const nonParticipating = {
  coverage: {
    ...clinic.coverage,
    radiologists: 'non-participating',
    prices: { ...clinic.coverage.prices, ultrasound: 210 },
  },
} as const

const all = Object.values(exams)
const ultrasounds = all.filter(({ price }) => price === 'ultrasound')

test.each(ultrasounds)(
  'who pays › $name has no price while radiologists participate in the public plan',
  (exam) => {
    expect(coverageOf(clinic, exam.price, today)).toEqual({ kind: 'insured' })
  },
)

test.each(ultrasounds)(
  'who pays › $name has a non-refundable price if radiologists do not participate in the public plan',
  (exam) => {
    const coverage = coverageOf(nonParticipating, exam.price, today)
    expect(coverage).toMatchObject({ kind: 'notClaimable', price: { amount: 210 } })
    expect(payerAnswer(coverage, 'ramq', [])).toBe('notClaimable')
  },
)

test.each([
  ['mri', 695, 845],
  ['breastMri', 845, 995],
  ['prp', 575, 735],
] as const)('who pays › %s costs %i dollars, and %i with options', (name, amount, total) => {
  const coverage = coverageOf(clinic, exams[name].price, today)
  const price = coverage.kind === 'insured' ? undefined : coverage.price
  expect(price).toMatchObject({ amount, validUntil: '2027-03-31' })
  expect(amount + (price?.extra ?? 0)).toBe(total)
})

test.each(all)('who pays › the price of $name expires after its last day', (exam) => {
  for (const at of [clinic, nonParticipating]) {
    const last = coverageOf(at, exam.price, '2027-03-31')
    const after = coverageOf(at, exam.price, '2027-04-01')
    expect(after.kind).toBe(last.kind)
    if (last.kind !== 'insured') expect(last.price?.validUntil).toBe('2027-03-31')
    expect(JSON.stringify(after)).not.toMatch(/\d/)
  }
})

test('who pays › has an answer for each exam and payer', () => {
  const answers = all.flatMap(({ price }) =>
    payers.map((payer) =>
      payerAnswer(coverageOf(clinic, price, today), payer, clinic.coverage.files),
    ),
  )
  expect(answers).toHaveLength(all.length * payers.length)
  // `askFile`: the CNESST or the SAAQ decides for each file.
  expect(answers.filter((answer) => answer === 'askFile')).toHaveLength(2 * all.length)
  // `call`: without a card, no price of an ultrasound can be promised.
  expect(answers.filter((answer) => answer === 'call')).toHaveLength(ultrasounds.length)
})

test('who pays › states when a clinic accepts no files of an organization', () => {
  for (const { price } of all) {
    const coverage = coverageOf(clinic, price, today)
    expect(payerAnswer(coverage, 'saaq', ['cnesst'])).toBe('noFile')
    expect(payerAnswer(coverage, 'cnesst', ['cnesst'])).toBe('askFile')
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrastErrors, withBrandColours } from '../../scripts/pictures/brandTokens.js'
import { brandColours } from '../../src/shared/brand/brand.js'

test('brand colours › are those of the design tokens', () => {
  const tokens = readFileSync(join(__dirname, '../../src/views/styles/tokens.css'), 'utf8')
  expect(withBrandColours(tokens)).toBe(tokens)
})

test('brand colours › have a contrast of at least 4.5', () => {
  expect(contrastErrors()).toEqual([])
})

test('brand colours › are rejected with a contrast under 4.5', () => {
  const { light, dark } = brandColours
  const errors = contrastErrors({ light, dark: { ...dark, 'on-primary': dark.primary } })
  expect(errors).toEqual([
    'In the dark theme, on-primary on primary has a contrast of 1: at least 4.5 is needed.',
  ])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandColours } from '../../src/shared/brand/brand.js'

const tokens = readFileSync(join(__dirname, '../../src/views/styles/tokens.css'), 'utf8')

/** Relative luminance (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each(Object.entries(brandColours.light))(
  'brand colours › %s equals its design token',
  (name, light) => {
    const dark = Object.entries(brandColours.dark).find(([other]) => other === name)?.[1]
    expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark})`)
  },
)

test('brand colours › dark bands use their design token', () => {
  expect(tokens).toContain(`--deep: ${brandColours.deep};`)
})

/** Returns a colour token in one theme. Its first declaration applies to the whole page. */
const colour = (name: string, theme: 'light' | 'dark'): string => {
  const [, one = '', dark = one] =
    new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(tokens) ?? []
  return theme === 'light' ? one : dark
}

const texts = ['ink', 'muted', 'primary', 'primary-strong', 'coral-ink']
const grounds = ['paper', 'surface', 'sand', 'mist', 'blush']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-primary', 'primary'],
  ['on-coral', 'coral'],
  ...['ok', 'warn', 'err'].map((state) => [state, `${state}-bg`] as const),
] as const

test.each(['light', 'dark'] as const)(
  'text colours › have a contrast of at least 4.5 in the %s theme',
  (theme) => {
    const low = pairs.filter(
      ([text, ground]) => !(contrast(colour(text, theme), colour(ground, theme)) >= 4.5),
    )
    expect(low).toEqual([])
  },
)

import { brandColours } from '../../src/shared/brand/brand.ts'

type Colours = Readonly<Record<string, string>>

const { light, dark, bands, bothThemes } = brandColours

/** Relative luminance (WCAG 2.2) of a colour such as `#0f4c5c`. */
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

const texts = ['ink', 'muted', 'primary', 'primary-strong', 'coral-ink']
const grounds = ['paper', 'surface', 'sand', 'mist', 'blush']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-primary', 'primary'],
  ['on-coral', 'coral'],
  ...['ok', 'warn', 'err'].map((state) => [state, `${state}-bg`] as const),
] as const

const minContrast = 4.5

/** Dark bands use the text colours of the dark theme in both themes, except for `bands`. */
const bandPairs = ['deep', 'deep-2'].flatMap((ground) =>
  texts.map((text) => [text, ground] as const),
)

const lowContrasts = (
  theme: string,
  colours: Colours,
  compared: readonly (readonly [string, string])[],
): readonly string[] => {
  const all: Colours = { ...bothThemes, ...colours }
  return compared.flatMap(([text, ground]) => {
    const found = contrast(all[text] ?? '', all[ground] ?? '')
    if (found >= minContrast) return []
    const rounded = Math.floor(found * 100) / 100
    return `In ${theme}, ${text} on ${ground} has a contrast of ${rounded}: at least ${minContrast} is needed.`
  })
}

/** Returns one sentence for each pair of text and background whose contrast is too low. */
export const contrastErrors = (themes: { light: Colours; dark: Colours } = brandColours) => [
  ...lowContrasts('the light theme', themes.light, pairs),
  ...lowContrasts('the dark theme', themes.dark, pairs),
  ...lowContrasts('dark bands', { ...themes.dark, ...bands }, bandPairs),
]

const bothValues: Colours = {
  ...bothThemes,
  ...Object.fromEntries(
    Object.entries(light).map(([name, colour]) => {
      const other = Object.entries(dark).find(([one]) => one === name)?.[1]
      return [name, `light-dark(${colour}, ${other})`]
    }),
  ),
}

/** Blocks of `tokens.css` with brand colours, by their beginning. */
const blocks: readonly (readonly [start: string, colours: Colours])[] = [
  [':root,\n.page-theme {', bothValues],
  ['.deep {\n  color-scheme: dark;', bands],
  ['@supports not (color: light-dark', light],
  ['  .deep {\n    --ink', dark],
  [
    '@media print {',
    { ink: light.ink, muted: light.muted, primary: light.primary, line: light.line },
  ],
]

/** Replaces the colours of a style sheet by those of the brand. @throws Error without a block or token */
export const withBrandColours = (sheet: string): string =>
  blocks.reduce((written, [start, colours]) => {
    const from = written.indexOf(start)
    if (from === -1) throw new Error(`tokens.css has no “${start}”.`)
    const to = written.indexOf('}', from)
    const block = written
      .slice(from, to)
      .replaceAll(/--([\w-]+): [^;]+;/g, (declaration, name: string) =>
        colours[name] === undefined ? declaration : `--${name}: ${colours[name]};`,
      )
    return written.slice(0, from) + block + written.slice(to)
  }, sheet)

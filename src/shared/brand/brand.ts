/* Mark and colours of the clinic where no style sheet applies: emails, icons, cards, manifest and
   browser interface. A test compares the colours with `views/styles/tokens.css`. */

/** Paths of the mark, drawn in a square of 40. */
export const brandMark = {
  ring: { cx: 20, cy: 20, r: 18.5 },
  waves: 'M15.8 16.7a6 6 0 0 0 8.4 0M12.6 21.8a12 12 0 0 0 14.8 0M9.6 27a18 18 0 0 0 20.8 0',
  dot: { cx: 20, cy: 10.7, r: 2.2 },
} as const

export const brandColours = {
  light: {
    paper: '#fbf8f3',
    surface: '#ffffff',
    ink: '#13262c',
    muted: '#475a60',
    line: '#ddd6c9',
    primary: '#0f4c5c',
    'on-primary': '#ffffff',
    coral: '#f2876c',
  },
  dark: {
    paper: '#081b21',
    surface: '#0e272f',
    ink: '#eef4f3',
    muted: '#a8bdc2',
    line: '#21424c',
    primary: '#93cfda',
    'on-primary': '#06252e',
    coral: '#f79a81',
  },
  /** Background of dark bands, the same in both themes. */
  deep: '#0a3845',
} as const

import { brandColours, brandMark } from '../../src/shared/brand/brand.ts'

const { light } = brandColours

const circle = ({ cx, cy, r }: { readonly cx: number; readonly cy: number; readonly r: number }) =>
  `cx="${cx}" cy="${cy}" r="${r}"`

/** SVG elements of the mark; they inherit the stroke of their group. */
export const markLines = `<circle ${circle(brandMark.ring)}/><path d="${brandMark.waves}"/>`

/** @param r radius; icons have a larger dot than pages, where the mark is drawn larger */
export const markDot = (r: number = brandMark.dot.r): string =>
  `<circle ${circle({ ...brandMark.dot, r })} fill="${light.coral}" stroke="none"/>`

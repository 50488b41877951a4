import { brandColours, brandMark } from '../../src/shared/brand/brand.ts'

const { light } = brandColours

const circle = ({ cx, cy, r }: { readonly cx: number; readonly cy: number; readonly r: number }) =>
  `cx="${cx}" cy="${cy}" r="${r}"`

export const markLines = `<circle ${circle(brandMark.ring)}/><path d="${brandMark.waves}"/>`

/** @param r radius; icons have a larger dot because they are smaller than the mark on pages */
export const markDot = (r: number = brandMark.dot.r): string =>
  `<circle ${circle({ ...brandMark.dot, r })} fill="${light.coral}" stroke="none"/>`

const left = 8

/** Returns the scale of a chart by week in units of its view box: four weeks fit on a phone, more scroll. */
export const weekScale = (weeks: number) => {
  const isShort = weeks <= 4
  const width = isShort ? 340 : 700
  const step = (width - left) / weeks
  const className = isShort ? 'chart chart--short' : 'chart chart--wide'
  return { left, width, step, bar: step * 0.72, className }
}

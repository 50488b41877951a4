import { create } from 'qrcode'

/** Light modules around the code, without which cameras do not find it. */
const quietZone = 4

export interface QrCode {
  /** Modules in a row, the quiet zone included. */
  readonly size: number
  /** The dark modules, as the `d` of an SVG path. */
  readonly path: string
}

/** A QR code as one path: a page may draw it without a style or an image. */
export const qrCodeOf = (text: string): QrCode => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const dark = [...data].flatMap((bit, place) =>
    bit === 1
      ? [`M${(place % size) + quietZone} ${Math.floor(place / size) + quietZone}h1v1h-1z`]
      : [],
  )
  return { size: size + 2 * quietZone, path: dark.join('') }
}

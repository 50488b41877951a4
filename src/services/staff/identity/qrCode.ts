import { create } from 'qrcode'

const quietZone = 4

export interface QrCode {
  readonly size: number
  readonly path: string
}

/** Renders a QR code as one SVG path, without styles or images that a policy could block. */
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

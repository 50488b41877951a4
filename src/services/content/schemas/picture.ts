import * as z from 'zod'
import * as f from '../../schema/fields.js'

const mostPixels = 20_000

/** A picture under `public/images`, cropped as pages show it. None shows a patient: see its NOTICE.md. */
export const pictureSchema = z.strictObject({
  file: f.name({ locked: true }),
  /** Pixels. */
  width: f.number({ least: 1, most: mostPixels, locked: true }),
  height: f.number({ least: 1, most: mostPixels, locked: true }),
  alt: f.line(),
  /** Shown until the picture has loaded. */
  colour: f.name({ locked: true }),
})
export type PictureSource = z.infer<typeof pictureSchema>

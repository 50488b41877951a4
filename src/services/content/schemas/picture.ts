import * as z from 'zod'
import * as f from '../../schema/fields.js'

const mostPixels = 20_000

/** A picture of the site. None shows a patient: see NOTICE.md in `public/images`. */
export const pictureSchema = z.strictObject({
  /** File name in `public/images`, or the key of an uploaded file: see `pictureKeys.ts`. */
  file: f.name({ locked: true }),
  /** Pixels. */
  width: f.number({ least: 1, most: mostPixels, locked: true }),
  height: f.number({ least: 1, most: mostPixels, locked: true }),
  alt: f.line(),
  /** Point that stays visible where a page crops the picture; default: the middle. */
  focus: f.focus().exactOptional(),
  /** Usage rights declared by the clinic for an uploaded picture. */
  author: f.name().exactOptional(),
  mayPublish: f.flag().exactOptional(),
  noPatient: f.flag().exactOptional(),
  staffAgreed: f.flag().exactOptional(),
  /** Background colour until the picture has loaded. */
  colour: f.name({ locked: true }),
})
export type PictureSource = z.infer<typeof pictureSchema>

/** Maximum number of characters, because long alternative texts tire users of screen readers. */
export const longestAlt = 150

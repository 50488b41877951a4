import * as z from 'zod'
import * as f from '../../schema/fields.js'

/** Where the figure of the exam finder can be pointed at; `finder.css` places them. */
const bodyPlaces = [
  'head',
  'shoulder',
  'breast',
  'belly',
  'pelvis',
  'elbow',
  'back',
  'knee',
  'ankle',
] as const
export type BodyPlace = (typeof bodyPlaces)[number]

/** One choice of the exam finder: what a visitor may recognize, and the exam it leads to. */
const need = f.group(
  {
    /** Unique; lower-case English words joined by hyphens. */
    id: f.slug({ locked: true }),
    label: f.rich(),
    /** Pointing at one of them is this choice; the first choice that names a place has it. */
    places: f.choices(bodyPlaces),
    exam: f.exam(),
    text: f.rich(),
  },
  { labels: 'need' },
)
export type Need = z.infer<typeof need>

/** The choices of the exam finder, on the home page and on the ultrasound overview. */
export const finderSchema = z.strictObject({
  heading: f.line(),
  hint: f.rich(),
  needs: f.list(need),
})
export type FinderContent = z.infer<typeof finderSchema>

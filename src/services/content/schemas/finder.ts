import * as z from 'zod'
import * as f from '../../schema/fields.js'

/** Selectable spots on the figure; `finder.css` positions them. */
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

const need = f.group(
  {
    /** Unique lower-case English words joined by hyphens. */
    id: f.slug({ locked: true }),
    label: f.rich(),
    /** Spots that select this choice; a spot belongs to the first choice that lists it. */
    places: f.choices(bodyPlaces),
    exam: f.exam(),
    text: f.rich(),
    /** Replaces the preparation of the exam, which may differ in other weeks. */
    preparation: f.rich().exactOptional(),
  },
  { labels: 'need' },
)
export type Need = z.infer<typeof need>

/** Choices of the exam finder on the home page and the ultrasound overview. */
export const finderSchema = z.strictObject({
  heading: f.line(),
  hint: f.rich(),
  needs: f.list(need),
})
export type FinderContent = z.infer<typeof finderSchema>

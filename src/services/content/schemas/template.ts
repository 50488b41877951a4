import * as z from 'zod'
import { repliedAbout } from '../../../content/staff/replyPlaces.js'
import * as f from '../../schema/fields.js'

const templateText = () =>
  f.group(
    {
      /** Label in the list of templates. */
      name: f.name(),
      subject: f.name(),
      /** May hold the places of `replyPlaces`, between braces. */
      text: f.paragraphs(),
    },
    { labels: 'templateText' },
  )

/** A text that replies of the staff begin with. */
export const templateSchema = z.strictObject({
  about: f.choice(repliedAbout),
  /** In the list that staff choose from. */
  position: f.number({ least: 1, most: 99 }),
  texts: f.group({ fr: templateText(), en: templateText() }),
})
export type ReplyTemplateContent = z.infer<typeof templateSchema> & { readonly id: string }
export type ReplyTemplateText = ReplyTemplateContent['texts']['fr']

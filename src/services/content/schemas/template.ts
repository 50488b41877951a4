import * as z from 'zod'
import { repliedAbout } from '../../../content/staff/replyPlaces.js'
import * as f from '../../schema/fields.js'

const templateText = () =>
  f.group(
    {
      name: f.name(),
      subject: f.name(),
      /** May contain the placeholders of `replyPlaces` in braces. */
      text: f.paragraphs(),
    },
    { labels: 'templateText' },
  )

export const templateSchema = z.strictObject({
  about: f.choice(repliedAbout),
  position: f.number({ least: 1, most: 99 }),
  texts: f.group({ fr: templateText(), en: templateText() }),
})
export type ReplyTemplateContent = z.infer<typeof templateSchema> & { readonly id: string }
export type ReplyTemplateText = ReplyTemplateContent['texts']['fr']

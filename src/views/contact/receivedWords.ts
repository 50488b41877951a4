import type { ReceivedWords } from './contactFormProps.js'
import type { Site } from '../site/site.js'

/** The confirmation of a request, its values still to be filled in. */
export const receivedWords = ({ t }: Pick<Site, 't'>): ReceivedWords => ({
  title: t('received:title'),
  reference: t('received:reference'),
  nextBy: t('received:nextBy', { date: '{{date}}', time: '{{time}}' }),
  next: t('received:next', { delay: '{{delay}}' }),
  prepare: t('received:prepare'),
  noMedical: t('received:noMedical'),
  emergency: t('common:emergency'),
})

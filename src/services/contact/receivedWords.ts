import type { ReceivedWords } from './contactFormProps.js'
import type { Site } from '../site/site.js'

/** The confirmation of a request, its values still to be filled in. */
export const receivedWords = ({ t, words }: Pick<Site, 't' | 'words'>): ReceivedWords => ({
  ...words('received:notice'),
  emergency: t('common:emergency'),
})

import type { PageContent } from '../contentTypes.js'

type Named = Pick<PageContent, 'name'>

/** After a contact request. */
export const requestReceived: Named = { name: { fr: 'Demande reçue', en: 'Request received' } }

/** After an application. */
export const applicationReceived: Named = {
  name: { fr: 'Candidature reçue', en: 'Application received' },
}

export const feedback: Named = { name: { fr: 'Votre avis', en: 'Your feedback' } }

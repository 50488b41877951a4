import type { EnvironmentReader } from './environmentReader.js'
import { confidentialRule, isConfidential, matching } from './variableRules.js'

export interface TagManagerConfig {
  readonly id: string
  readonly script: string
}

const providerScript = 'https://www.googletagmanager.com/gtm.js'

const readScript = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  return isConfidential(address) ? address.origin + address.pathname : undefined
}

export const readTagManagerConfig = (reader: EnvironmentReader): TagManagerConfig | undefined => {
  const id = reader.optional(
    'GTM_ID',
    'must be a Google Tag Manager id, such as GTM-ABC1234',
    matching(/^GTM-[A-Z0-9]{4,12}$/),
  )
  const script = reader.parsed('GTM_SCRIPT_URL', providerScript, confidentialRule, readScript)
  if (!reader.isSet('GTM_ID') && reader.isSet('GTM_SCRIPT_URL')) {
    reader.errors.push('GTM_SCRIPT_URL is set but GTM_ID is not: set both, or GTM_ID alone.')
  }
  return id === undefined ? undefined : { id, script }
}

import { pageNames } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { Text } from '../../content/localized.js'
import { type Site, useSite } from '../pageContext/site.js'
import { linkedText } from '../links/linkedText.js'

const addressOf = (target: string, site: Site): string => {
  const [, name = '', anchor] = /^page:(\w+)(?:#(.+))?$/.exec(target) ?? []
  const page = pageNames.find((known) => known === name)
  if (page !== undefined) return urlFor(page, site.locale, anchor)
  if (target === 'tel:clinic') return site.clinic.phoneHref
  if (target === 'mailto:clinic') return `mailto:${site.clinic.email}`
  if (target === 'mailto:privacy') return `mailto:${site.clinic.privacyEmail}`
  return target
}

export default function RichText({ text }: { readonly text: Text }) {
  const site = useSite()
  return <>{linkedText(site.localizeMarkup(text), (target) => addressOf(target, site))}</>
}

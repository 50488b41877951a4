import type { ReactNode } from 'react'
import { pageNames } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { Text } from '../../content/localized.js'
import { type Site, useSite } from '../site/site.js'

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g

const addressOf = (target: string, site: Site): string => {
  const [, name = '', anchor] = /^page:(\w+)(?:#(.+))?$/.exec(target) ?? []
  const page = pageNames.find((known) => known === name)
  if (page !== undefined) return urlFor(page, site.locale, anchor)
  if (target === 'tel:clinic') return site.clinic.phoneHref
  if (target === 'mailto:clinic') return `mailto:${site.clinic.email}`
  if (target === 'mailto:privacy') return `mailto:${site.clinic.privacyEmail}`
  return target
}

const pieces = (text: string, site: Site): ReactNode[] => {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    nodes.push(text.slice(end, match.index))
    end = match.index + match[0].length
    const [, label, target, strong] = match
    nodes.push(
      target === undefined ? (
        <strong key={match.index}>{strong}</strong>
      ) : (
        <a key={match.index} href={addressOf(target, site)}>
          {label}
        </a>
      ),
    )
  }
  nodes.push(text.slice(end))
  return nodes
}

/** A text of the content with its links, strong words and facts. */
export default function RichText({ text }: { readonly text: Text }) {
  const site = useSite()
  return <>{pieces(site.localize(text), site)}</>
}

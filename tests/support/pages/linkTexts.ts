import { load } from 'cheerio'
import { collapseSpaces } from './collapseSpaces.js'

interface PageLink {
  readonly text: string
  readonly href: string
}

/** Texts that do not describe the target of a link out of context. */
const vague = new Set(
  [
    'ici|cliquez ici|lire|lire la suite|voir|voir plus|plus|suite|détails|en savoir plus|page|lien',
    'formulaire|consultation|préparation|vue d’ensemble|grossesse|mammaire|morphologique',
    'musculosquelettique|sein|prix|pour qui|questions|limites|sources',
    'politique|outils|premier groupe|le traitement|ce qui peut vous aider',
    'policy|tools|first group|the treatment|terms|what to expect',
    'here|click here|read|read more|more|learn more|see|see more|details|page|link|form',
    'consultation|preparation|overview|pregnancy|fetal|breast|morphological|musculoskeletal',
    'price|who it is for|questions|limits|sources|apply without one|what may help you',
  ].flatMap((row) => row.split('|')),
)

const linksOf = (html: string, address: string): readonly PageLink[] => {
  const $ = load(html)
  $('svg').remove()
  return $('body a[href]')
    .toArray()
    .map((element) => ({
      text: collapseSpaces($(element).attr('aria-label') ?? $(element).text()),
      // Normalises `#contact` and `/fr#contact` to the same target.
      href: new URL($(element).attr('href') ?? '', new URL(address, 'https://clinic.example')).href
        .replace('/#', '#')
        .replace(/\?[^#]*/, ''),
    }))
}

/** Returns links whose text is vague, or ambiguous because it has two targets. */
export const linkTextErrors = (html: string, address: string): readonly string[] => {
  const links = linksOf(html, address)
  const alone = links.filter(({ text }) => text === '' || vague.has(text.toLowerCase()))
  const places = Map.groupBy(links, ({ text }) => text.toLowerCase())
  const ambiguous = [...places].flatMap(([text, same]) => {
    const hrefs = new Set(same.map(({ href }) => href))
    return hrefs.size > 1 ? [`“${text}” leads to ${[...hrefs].join(' and to ')}`] : []
  })
  return [...alone.map(({ text, href }) => `“${text}” says nothing of ${href}`), ...ambiguous]
}

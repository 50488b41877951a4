import type { Request, Response } from 'express'
import { type Locale, locales } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { documentAddress, fieldsOfDocument } from '../../../services/content/editor/openDocument.js'
import {
  type Replaced,
  replaceInSite,
  searchLengths,
  searchSite,
  type SiteFound,
  type SiteHit,
} from '../../../services/content/editor/siteSearch.js'
import { excerptOf, matchedSentence } from '../../../services/content/editor/textMatches.js'
import type { Services } from '../../../services/services.js'
import { cleanLine, cutText } from '../../../shared/forms/cleanText.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { FoundDocument } from '../../../views/staff/siteEditor/SiteSearchPage.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, fieldsOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'
import { documentLabel, placeLabel } from './documentTexts.js'
import { unsavedTexts } from './siteChanges.js'
import { contentActOf } from './siteAct.js'

interface Asked {
  readonly typed: string
  readonly locale: Locale | undefined
}

const readSearch = (find: string, language: string): Asked => ({
  typed: cutText(cleanLine(find), searchLengths.most),
  locale: locales.find((one) => one === language),
})

/** Omits the position of an item in a plain list, whose text is in the excerpt. */
const placeOf = ({ path }: SiteHit): SiteHit['path'] =>
  typeof path.at(-1) === 'number' ? path.slice(0, -1) : path

const excerptsOf = ({ texts }: SiteHit): FoundDocument['hits'][number]['texts'] => {
  const languageOf = ({ locale = 'fr' }: SiteHit['texts'][number]): Locale => locale
  const sentences = texts.map((one) => matchedSentence(one.text, languageOf(one), one.matches))
  const first = sentences.find((sentence) => sentence >= 0) ?? 0
  return texts.map((one, place) => {
    const own = sentences[place] ?? first
    return {
      locale: one.locale,
      runs: excerptOf(one.text, languageOf(one), one.matches, own >= 0 ? own : first),
      count: one.matches.length,
    }
  })
}

const foundDocuments = (
  site: StaffSite,
  { hits }: SiteFound,
  chosen: readonly string[],
): readonly FoundDocument[] =>
  [...Map.groupBy(hits, ({ document }) => document)].map(([document, own]) => {
    const { name, json } = document
    const address = documentAddress(name)
    const nodes = fieldsOfDocument(document, json)
    return {
      name: documentLabel(site, name, json),
      href: staffUrl('siteDocument', { document: address }),
      hits: own.map((hit) => ({
        id: hit.id,
        label: placeLabel(site, nodes, placeOf(hit)),
        href: `${staffUrl('siteSection', { document: address, section: hit.section })}#${hit.path.join('.')}`,
        isChosen: chosen.includes(hit.id),
        texts: excerptsOf(hit),
      })),
    }
  })

const describeResults = ({ t }: StaffSite, typed: string, { hits, hasMore }: SiteFound): string =>
  t(hasMore ? 'staffSiteEditor:search.more' : 'staffSiteEditor:search.found', {
    count: hits.length,
    typed,
  })

interface Shown extends Asked {
  readonly words?: string
  readonly chosen?: readonly string[]
  readonly error?: (site: StaffSite) => string
  readonly replaced?: Replaced
}

const isSaved = ({ status }: Replaced['documents'][number]): boolean =>
  status === 'saved' || status === 'unchanged'

const replacedNews = (site: StaffSite, { documents, missing }: Replaced) => {
  const nameOf = ({ document }: Replaced['documents'][number]): string =>
    documentLabel(site, document.name, document.json)
  return {
    done: documents
      .filter(isSaved)
      .map((one) => site.t('staffSiteEditor:search.savedIn', { name: nameOf(one) })),
    warnings: [
      ...(missing === 0 ? [] : [site.t('staffSiteEditor:search.missing', { count: missing })]),
      ...documents
        .filter((one) => !isSaved(one))
        .map((one) => unsavedTexts(site, nameOf(one), one.status)),
    ],
  }
}

const show = async (
  services: Services,
  req: Request,
  res: Response,
  { typed, locale, words = '', chosen = [], error, replaced }: Shown,
): Promise<void> => {
  const { roles } = signedInOf(req).account
  const isLong = typed.length >= searchLengths.least
  const found = isLong
    ? await searchSite(services.editing, roles, { sought: typed, locale })
    : undefined
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteSearchPage', (site) => ({
    title: site.t('staffSiteEditor:search.title'),
    typed,
    language: locale,
    longest: searchLengths.most,
    words,
    error: error?.(site),
    news: replaced === undefined ? { done: [], warnings: [] } : replacedNews(site, replaced),
    result:
      found === undefined
        ? site.t('staffSiteEditor:search.empty', { least: searchLengths.least })
        : describeResults(site, typed, found),
    documents: found === undefined ? [] : foundDocuments(site, found, chosen),
  }))
}

const replace = async (services: Services, req: Request, res: Response): Promise<void> => {
  const search = readSearch(fieldOf(req, 'find'), fieldOf(req, 'in'))
  const words = cutText(cleanLine(fieldOf(req, 'words')), searchLengths.most)
  const chosen = fieldsOf(req).flatMap(([name, value]) => (name === 'hit' ? [value] : []))
  const { typed: sought, locale } = search
  const refuse = (key: 'language' | 'words' | 'ticks'): Promise<void> =>
    show(services, req, res.status(422), {
      ...search,
      words,
      chosen,
      error: ({ t }) => t(`staffSiteEditor:search.errors.${key}`),
    })
  if (locale === undefined || sought.length < searchLengths.least) return refuse('language')
  if (words === '') return refuse('words')
  if (chosen.length === 0) return refuse('ticks')
  const { roles } = signedInOf(req).account
  const replacement = { locale, sought, words, chosen: [...new Set(chosen)] }
  const replaced = await replaceInSite(services.editing, contentActOf(req), roles, replacement)
  if (replaced.missing === 0 && replaced.documents.every(isSaved)) {
    res.redirect(303, `${staffUrl('siteEditor')}?said=replaced`)
    return
  }
  await show(services, req, res.status(409), { ...search, words, chosen, replaced })
}

export const siteSearchController = (services: Services): Pick<StaffControllers, 'siteSearch'> => ({
  siteSearch: {
    get: async (req, res) => {
      const query = queryOf(req)
      await show(services, req, res, readSearch(query.get('find') ?? '', query.get('in') ?? ''))
    },
    post: [readStaffForm, (req, res) => replace(services, req, res)],
  },
})

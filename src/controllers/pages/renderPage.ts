import type { Response } from 'express'
import { pages } from '../../addresses/pageTable.js'
import type { HeadContent } from '../../content/contentTypes.js'
import type { FirstPicture } from '../../services/images/picturePlaces.js'
import { toAppError } from '../../services/errors/errors.js'
import { type PageKind, sheetsOf } from '../../services/built/pageStyles.js'
import type { Services } from '../../services/services.js'
import { structuredData } from '../../services/structuredData/structuredData.js'
import type { HeadProps } from '../../views/site/head/DocumentHead.js'
import type { PageViews } from '../../views/site/pageViews.js'
import type { Site } from '../../views/pageContext/site.js'

/** A page may be shared for a minute: what it says of the opening hours is that old. */
const cachePolicies = {
  shared: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  /** A browser asks again each time. */
  revalidated: 'public, no-cache',
  /** Speaks of one visitor, or of an error that may be over. */
  never: 'no-store',
} as const

/** What a page says of itself; what follows from its row or its address is added. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  /** Which style sheet it needs besides the site's own. */
  readonly style: PageKind
  /** Asked for before the page has arrived. */
  readonly firstPicture?: FirstPicture
  /** A form on the page came back: its title says so first. */
  readonly hasErrors?: boolean
  /** Kept away from search engines though its row is not. */
  readonly noindex?: true
}

export interface PageToRender<View extends keyof PageViews> {
  readonly site: Site
  readonly cache: keyof typeof cachePolicies
  readonly head: PageHead
  readonly props: Omit<PageViews[View], 'site' | 'head'>
}

/** The title and the description that a content has. */
export const headOf = ({ head }: { readonly head: HeadContent }, { localize }: Site) => ({
  title: localize(head.title),
  description: localize(head.description),
})

const headProps = (services: Services, site: Site, head: PageHead): HeadProps => {
  const row = site.page === undefined ? undefined : pages[site.page]
  const { title, hasErrors = false, noindex = false, ...rest } = head
  // An offer that is over and an error have nothing to tell search engines.
  const isSilent = noindex || row === undefined
  return {
    ...rest,
    title: hasErrors ? `${site.t('home:errorTitle')} ${title}` : title,
    noindex: isSilent || row.noindex === true,
    structuredData: isSilent ? [] : structuredData(services, site),
  }
}

/**
 * Renders a page by the file of its view. The props that the view needs are checked here: the view
 * engine knows no types.
 * @throws AppError
 */
export const renderHtml = <View extends keyof PageViews>(
  services: Services,
  res: Response,
  view: View,
  { site, head, props }: Omit<PageToRender<View>, 'cache'>,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { ...props, site, head: headProps(services, site, head) }
    res.render(view, options, (failure: unknown, html?: unknown) => {
      // A view may throw anything: Express itself would send an empty page for a falsy value.
      if (typeof html === 'string') resolve(html)
      else reject(toAppError(failure))
    })
  })

/** The policy of an answer allows the style sheets of its page, and no others. */
export const allowPageStyles = (
  { styles }: Pick<Services, 'styles'>,
  res: Response,
  kind: PageKind,
  { tagManager }: Pick<Site, 'tagManager'>,
): void =>
  res.allowStyles?.(sheetsOf(styles, kind, tagManager !== undefined).map(({ source }) => source))

/** Answers with a page and the headers that follow from it. @throws AppError */
export const renderPage = async <View extends keyof PageViews>(
  services: Services,
  res: Response,
  view: View,
  page: PageToRender<View>,
): Promise<void> => {
  const { site, cache, head } = page
  allowPageStyles(services, res, head.style, site)
  // The answer of a tool is for who asked, though the page itself is the same for everybody.
  res.set('Cache-Control', cachePolicies[site.tools.asked === undefined ? cache : 'never'])
  const html = await renderHtml(services, res, view, page)
  res.type('html').send(site.pageParts.toBytes(html))
}

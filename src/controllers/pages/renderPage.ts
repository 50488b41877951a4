import type { Response } from 'express'
import { pages } from '../../addresses/pageTable.js'
import type { HeadContent } from '../../services/content/schemas/pageParts.js'
import type { FirstPicture } from '../../services/images/picturePlaces.js'
import { toAppError } from '../../services/errors/errors.js'
import type { PageKind } from '../../services/built/pageStyles.js'
import type { Services } from '../../services/services.js'
import { structuredData } from '../../services/structuredData/structuredData.js'
import type { HeadProps } from '../../views/site/head/DocumentHead.js'
import type { PageViews } from '../../views/site/pageViews.js'
import type { Site } from '../../views/pageContext/site.js'

/** Shared caches may serve a page for a minute, the precision of opening hours. */
const cachePolicies = {
  shared: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  revalidated: 'public, no-cache',
  /** Policy of pages with data of one visitor, or with a temporary error. */
  never: 'no-store',
} as const

export interface PageHead {
  readonly title: string
  readonly description?: string
  readonly style: PageKind
  readonly firstPicture?: FirstPicture
  readonly hasErrors?: boolean
  readonly noindex?: true
}

export interface PageToRender<View extends keyof PageViews> {
  readonly site: Site
  readonly cache: keyof typeof cachePolicies
  readonly head: PageHead
  readonly props: Omit<PageViews[View], 'site' | 'head'>
}

export const headOf = ({ head }: { readonly head: HeadContent }, { localize }: Site) => ({
  title: localize(head.title),
  description: localize(head.description),
})

const headProps = (services: Services, site: Site, head: PageHead): HeadProps => {
  const row = site.page === undefined ? undefined : pages[site.page]
  const { title, hasErrors = false, noindex = false, ...rest } = head
  // Closed offers and errors have no canonical URL or alternates.
  const isSilent = noindex || row === undefined
  return {
    ...rest,
    title: hasErrors ? `${site.t('home:errorTitle')} ${title}` : title,
    noindex: isSilent || row.noindex === true,
    structuredData: isSilent ? [] : structuredData(services, site),
  }
}

/** Renders a view with typed props; Express's `render` accepts any object. @throws AppError */
export const renderHtml = <View extends keyof PageViews>(
  services: Services,
  res: Response,
  view: View,
  { site, head, props }: Omit<PageToRender<View>, 'cache'>,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { ...props, site, head: headProps(services, site, head) }
    res.render(view, options, (failure: unknown, html?: unknown) => {
      // Checks `html` instead of `failure`, because a view may throw a falsy value.
      if (typeof html === 'string') resolve(html)
      else reject(toAppError(failure))
    })
  })

export const allowPageStyles = (
  { styles: { site, heroes } }: Pick<Services, 'styles'>,
  res: Response,
  kind: PageKind,
): void => res.allowStyles?.([site.source, heroes[kind].source])

export const renderPage = async <View extends keyof PageViews>(
  services: Services,
  res: Response,
  view: View,
  page: PageToRender<View>,
): Promise<void> => {
  const { site, cache, head } = page
  allowPageStyles(services, res, head.style)
  // The result of a tool is for one visitor, though the page itself is shared.
  res.set('Cache-Control', cachePolicies[site.tools.requestedTool === undefined ? cache : 'never'])
  res.type('html').send(await renderHtml(services, res, view, page))
}

import {
  type ConfirmationName,
  type Locale,
  locales,
  type NamedPage,
  type PageName,
  pageNames,
  pages,
  type RowName,
  type Variant,
  variants,
} from './pageTable.js'
import { routeName } from './routeName.js'

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

export const localeOf = (variant: Variant): Locale => (variant === 'en' ? 'en' : 'fr')

export const isConfirmation = (name: RowName): name is ConfirmationName =>
  pages[name].confirmation === true

/** The canonical address of a page, with an optional place on it. */
export const urlFor = (name: PageName, locale: Locale, anchor?: string): string =>
  anchor === undefined ? pages[name][locale] : `${pages[name][locale]}#${anchor}`

/** The name of an offer in the address, each language its own. */
export type Slug = Readonly<Record<Locale, string>>

/** The canonical address of an offer. */
export const urlForJob = (slug: Slug, locale: Locale): string =>
  pages.job[locale].replace(':slug', slug[locale])

/** The pages above this one, from the home page down: what a breadcrumb leads back to. */
export const pagesAbove = (name: RowName): readonly NamedPage[] => {
  if (name === 'home') return []
  const parent = pages[name].parent ?? 'home'
  return [...pagesAbove(parent), parent]
}

/** A row of the table in one of its variants. */
interface Route {
  readonly name: RowName
  readonly variant: Variant
}

const routesByPath: ReadonlyMap<string, Route> = new Map(
  pageNames.flatMap((name) =>
    variants.map((variant): [string, Route] => [pages[name][variant], { name, variant }]),
  ),
)

const offerPatterns = variants.map((variant) => ({
  route: { name: 'job', variant } satisfies Route,
  pattern: new RegExp(`^${pages.job[variant].replace(':slug', '[a-z0-9-]+')}$`),
}))

const routeOf = (path: string): Route | undefined =>
  routesByPath.get(path) ?? offerPatterns.find(({ pattern }) => pattern.test(path))?.route

/** Which variant an address belongs to; nothing when no row of the table could answer it. */
export const variantOf = (path: string): Variant | undefined => routeOf(path)?.variant

/** The name of the route that answers an address; nothing when no row of the table could. */
export const routeNameOf = (path: string): string | undefined => {
  const route = routeOf(path)
  return route === undefined ? undefined : routeName(route.name, route.variant)
}

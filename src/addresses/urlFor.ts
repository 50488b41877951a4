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

/** Returns a route name such as `about___fr___default`, `about___fr` or `about___en`. */
export const routeName = (name: string, variant: Variant): string =>
  variant === 'default' ? `${name}___fr___default` : `${name}___${variant}`

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

export const localeOf = (variant: Variant): Locale => (variant === 'en' ? 'en' : 'fr')

export const isConfirmation = (name: RowName): name is ConfirmationName =>
  pages[name].confirmation === true

/** Returns the path of a page. @param anchor fragment, without `#` */
export const urlFor = (name: PageName, locale: Locale, anchor?: string): string =>
  anchor === undefined ? pages[name][locale] : `${pages[name][locale]}#${anchor}`

export type Slug = Readonly<Record<Locale, string>>

export const urlForJob = (slug: Slug, locale: Locale): string =>
  pages.job[locale].replace(':slug', slug[locale])

export const pagesAbove = (name: RowName): readonly NamedPage[] => {
  if (name === 'home') return []
  const parent = pages[name].parent ?? 'home'
  return [...pagesAbove(parent), parent]
}

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

/** Returns the canonical path of an unprefixed French path; other paths are returned unchanged. */
export const canonicalPath = (path: string): string => {
  const route = routeOf(path)
  return route?.variant === 'default'
    ? pages[route.name].fr.replace(':slug', path.slice(path.lastIndexOf('/') + 1))
    : path
}

export const variantOf = (path: string): Variant | undefined => routeOf(path)?.variant

export const routeNameOf = (path: string): string | undefined => {
  const route = routeOf(path)
  return route === undefined ? undefined : routeName(route.name, route.variant)
}

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

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)

export const localeOf = (variant: Variant): Locale => (variant === 'en' ? 'en' : 'fr')

export const isConfirmation = (name: RowName): name is ConfirmationName =>
  pages[name].confirmation === true

/** `about___fr___default`, `about___fr`, `about___en`. */
export const routeName = (name: RowName, variant: Variant): string =>
  variant === 'default' ? `${name}___fr___default` : `${name}___${variant}`

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

const variantsByPath: ReadonlyMap<string, Variant> = new Map(
  pageNames.flatMap((name) =>
    variants.map((variant): [string, Variant] => [pages[name][variant], variant]),
  ),
)

const offerPatterns = variants.map((variant) => ({
  variant,
  pattern: new RegExp(`^${pages.job[variant].replace(':slug', '[a-z0-9-]+')}$`),
}))

/** Which variant an address belongs to; nothing when no row of the table could answer it. */
export const variantOf = (path: string): Variant | undefined =>
  variantsByPath.get(path) ?? offerPatterns.find(({ pattern }) => pattern.test(path))?.variant

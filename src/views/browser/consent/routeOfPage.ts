import { routeName } from '../../../addresses/urlFor.js'

/**
 * Returns the route name. The markup contains only the row name, because the two French URLs of a
 * page share a cached response.
 */
export const routeOfPage = (): string => {
  const { page } = document.body.dataset
  if (page === undefined) return 'unknown'
  const prefix = location.pathname.split('/', 2)[1]
  return routeName(page, prefix === 'fr' || prefix === 'en' ? prefix : 'default')
}

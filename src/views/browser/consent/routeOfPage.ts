import { routeName } from '../../../addresses/routeName.js'

/**
 * The name of the route that answered the page shown, as the site's log has it. The page itself
 * names its row alone: its two French addresses share their bytes.
 */
export const routeOfPage = (): string => {
  const { page } = document.body.dataset
  if (page === undefined) return 'unknown'
  const prefix = location.pathname.split('/', 2)[1]
  return routeName(page, prefix === 'fr' || prefix === 'en' ? prefix : 'default')
}

import { staffUrl } from '../../addresses/staffTable.js'

export interface StaffPages {
  readonly pageOf: (reference: string) => string
  readonly list: string
}

/**
 * Returns the staff pages of requests.
 * @param origin scheme and host of the site, without a slash at the end
 */
export const requestPages = (origin: string): StaffPages => ({
  pageOf: (reference) => origin + staffUrl('request', { reference }),
  list: `${origin}${staffUrl('requests')}?view=spam`,
})

/**
 * Returns the staff pages of applications.
 * @param origin scheme and host of the site, without a slash at the end
 */
export const applicationPages = (origin: string): StaffPages => ({
  pageOf: (reference) => origin + staffUrl('application', { reference }),
  list: origin + staffUrl('applications'),
})

import type { LegalName } from '../../addresses/pageTable.js'
import type { LegalContent } from '../contentTypes.js'
import { accessibility } from './accessibility.js'
import { cookies } from './cookies.js'
import { privacy } from './privacy.js'
import { privacyArchive } from './privacyArchive.js'
import { terms } from './terms.js'

/** The pages made of articles, by the name of their page. */
export const legal: Readonly<Record<LegalName, LegalContent>> = {
  terms,
  privacy,
  privacyArchive,
  cookies,
  accessibility,
}

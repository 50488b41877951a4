import type { Request, Response } from 'express'
import { regions } from '../../addresses/pageTable.js'
import { staffUrl } from '../../addresses/staffTable.js'
import { toAppError } from '../../services/errors.js'
import { createTranslateGroup } from '../../services/language/wordGroups.js'
import { translateIn } from '../../services/language/translations.js'
import type { Services } from '../../services/services.js'
import type { StaffSite } from '../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../views/staff/layout/staffViews.js'
import { staffContextOf } from './staffRequest.js'

/** What every component of the staff area may ask, for this request. */
export const staffSiteFor = (services: Services, req: Request): StaffSite => {
  const { clinic, facts, translations, assets, clock } = services
  const context = staffContextOf(req)
  const locale = context?.locale ?? 'fr'
  const isPosted = req.method === 'POST'
  return {
    locale,
    region: regions[locale],
    route: context?.route,
    // What a post answered with cannot be opened again in another language.
    path: isPosted ? staffUrl('home') : req.originalUrl,
    isPosted,
    account: context?.signedIn?.account,
    t: translateIn(translations, locale),
    words: createTranslateGroup(translations, locale),
    localize: (text) => facts.localize(text, locale),
    clinic: {
      name: clinic.name,
      nameStart: clinic.nameStress,
      nameEnd: clinic.name.slice(clinic.nameStress.length),
      timeZone: clinic.timeZone,
    },
    now: clock.now(),
    asset: assets,
  }
}

/**
 * Renders a page of the staff area by the file of its view.
 * @throws AppError
 */
const renderStaffHtml = (res: Response, view: keyof StaffViews, props: object): Promise<string> =>
  new Promise((resolve, reject) => {
    res.render(view, props, (failure: unknown, html?: unknown) => {
      if (typeof html === 'string') resolve(html)
      else reject(toAppError(failure))
    })
  })

/** Answers with a page of the staff area; `page` makes what its view needs. */
export const renderStaffPage = async <View extends keyof StaffViews>(
  services: Services,
  req: Request,
  res: Response,
  view: View,
  page: (site: StaffSite) => Omit<StaffViews[View], 'site'>,
): Promise<void> => {
  const site = staffSiteFor(services, req)
  res.send(await renderStaffHtml(res, view, { ...page(site), site }))
}

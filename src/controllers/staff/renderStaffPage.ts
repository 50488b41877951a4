import type { Request, Response } from 'express'
import { regions } from '../../addresses/pageTable.js'
import { staffUrl } from '../../addresses/staffTable.js'
import { toAppError } from '../../services/errors/errors.js'
import { createTranslateGroup, translateIn } from '../../services/language/translations.js'
import type { Services } from '../../services/services.js'
import type { StaffSite } from '../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../views/staff/layout/staffViews.js'
import { signedInOf, staffContextOf } from './staffRequest.js'

export const staffSiteFor = (services: Services, req: Request): StaffSite => {
  const { clinic, content, facts, translations, assets, clock } = services
  const context = staffContextOf(req)
  const locale = context?.locale ?? 'fr'
  const isPosted = req.method === 'POST'
  return {
    locale,
    region: regions[locale],
    route: context?.route,
    // The response to a post cannot be reloaded in the other language.
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
    content,
    now: clock.now(),
    asset: assets,
  }
}

/** Renders a view to HTML. @throws AppError */
const renderStaffHtml = (res: Response, view: keyof StaffViews, props: object): Promise<string> =>
  new Promise((resolve, reject) => {
    res.render(view, props, (failure: unknown, html?: unknown) => {
      if (typeof html === 'string') resolve(html)
      else reject(toAppError(failure))
    })
  })

type PageProps<View extends keyof StaffViews> = (site: StaffSite) => Omit<StaffViews[View], 'site'>

interface PersonalViews {
  'staff/requests/RequestsPage': 'requestsListed'
  'staff/requests/RequestSearchPage': 'requestsSearched'
  'staff/requests/RequestPage': 'requestViewed'
  'staff/requests/RequestConflictPage': 'requestViewed'
  'staff/requests/RequestCorrectPage': 'requestViewed'
  'staff/replies/ReplyPreviewPage': 'requestViewed' | 'applicationViewed'
  'staff/applications/ApplicationsPage': 'applicationsListed'
  'staff/applications/ApplicationSearchPage': 'applicationsSearched'
  'staff/applications/ApplicationPage': 'applicationViewed'
  'staff/applications/ApplicationConflictPage': 'applicationViewed'
  'staff/outbox/OutboxPage': 'outboxListed'
  'staff/privacy/PrivacyRequestPage': 'privacyRequestViewed'
  'staff/privacy/PrivacyCorrectPage': 'privacyRequestViewed'
  'staff/privacy/PrivacyDeletePage': 'privacyRequestViewed'
  'staff/privacy/PrivacyAttestationPage': 'privacyRequestViewed'
  'staff/incidents/IncidentsPage': 'incidentsListed'
  'staff/incidents/IncidentPage': 'incidentViewed'
  'staff/incidents/IncidentsCopyPage': 'incidentsCopied'
}

interface ShownEntry<Action> {
  readonly action: Action
  /** Reference of a stored record, never a value from the client. */
  readonly subject?: string
  readonly count?: number
}

/** Stores the audit entry, or none if the page shows no personal data, then renders the page. */
export const renderPersonalPage = async <View extends keyof PersonalViews>(
  services: Services,
  req: Request,
  res: Response,
  view: View,
  entry: ShownEntry<PersonalViews[View]> | undefined,
  page: PageProps<View>,
): Promise<void> => {
  if (entry !== undefined) {
    const actor = signedInOf(req)
    await services.staff.audit.append({ ...entry, actor, requestId: req.id })
  }
  await render(services, req, res, view, page)
}

export const renderStaffPage = <View extends Exclude<keyof StaffViews, keyof PersonalViews>>(
  services: Services,
  req: Request,
  res: Response,
  view: View,
  page: PageProps<View>,
): Promise<void> => render(services, req, res, view, page)

const render = async <View extends keyof StaffViews>(
  services: Services,
  req: Request,
  res: Response,
  view: View,
  page: PageProps<View>,
): Promise<void> => {
  const site = staffSiteFor(services, req)
  res.send(await renderStaffHtml(res, view, { ...page(site), site }))
}

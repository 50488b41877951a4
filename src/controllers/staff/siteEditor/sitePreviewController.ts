import { previewPath } from '../../../addresses/machineTable.js'
import { locales, type Locale } from '../../../addresses/locales.js'
import { pageNames } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { urlFor, urlForJob } from '../../../addresses/urlFor.js'
import { readDocumentName } from '../../../services/content/contentDocument.js'
import { type Draft, draftJson } from '../../../services/content/drafts.js'
import { jobSchema } from '../../../services/content/schemas/job.js'
import { AppError } from '../../../services/errors/errors.js'
import { isPreviewable } from '../../../services/content/editor/previewContent.js'
import type { Services } from '../../../services/services.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, queryOf } from '../staffRequest.js'
import { releaseLabel } from './siteHistoryController.js'

/** Returns the path of the page that shows the draft, or of the home page. */
const pageOf = (
  { editing }: Pick<Services, 'editing'>,
  draft: Draft | undefined,
  locale: Locale,
): string => {
  if (draft === undefined) return urlFor('home', locale)
  const { type, id } = readDocumentName(draft.document) ?? {}
  const page = pageNames.find((one) => one === id)
  if ((type === 'exam' || type === 'page') && page !== undefined) return urlFor(page, locale)
  const job = jobSchema.shape.slug.safeParse(Object(draftJson(editing.catalogue, draft)).slug)
  return type === 'job' && job.success ? urlForJob(job.data, locale) : urlFor('home', locale)
}

/** Allows frames from this site only. */
const withFrames = (policy: string): string =>
  `${policy.replace(/(^|;)\s*frame-src[^;]*/, '')};frame-src 'self'`

export const sitePreviewController = (
  services: Services,
): Pick<StaffControllers, 'sitePreview'> => ({
  sitePreview: {
    get: async (req, res) => {
      const token = parameterOf(req, 'token')
      const found = await services.editing.previews.find(token)
      if (found === undefined) throw new AppError(410, 'previewEnded')
      const { release, drafts } = found
      const [first] = drafts
      const language = queryOf(req).get('in')
      await renderStaffPage(services, req, res, 'staff/siteEditor/SitePreviewPage', (site) => {
        const shown = locales.find((locale) => locale === language) ?? site.locale
        const address = staffUrl('sitePreview', { token })
        res.set(
          'Content-Security-Policy',
          withFrames(String(res.getHeader('Content-Security-Policy') ?? '')),
        )
        return {
          title:
            release === null
              ? site.t('staffSiteEditor:preview.title')
              : releaseLabel(site, release),
          intro: site.t(
            release === null ? 'staffSiteEditor:preview.intro' : 'staffSiteEditor:preview.introDay',
          ),
          source: drafts.every((draft) => isPreviewable(services.editing, draft))
            ? `${previewPath}/${token}${pageOf(services, first, shown)}`
            : undefined,
          languages: locales.map((locale) => ({
            locale,
            href: `${address}?in=${locale}`,
            isShown: locale === shown,
          })),
        }
      })
    },
  },
})

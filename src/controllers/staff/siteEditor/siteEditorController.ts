import { staffUrl } from '../../../addresses/staffTable.js'
import { contentDocuments } from '../../../services/content/buildCatalogue.js'
import {
  documentName,
  documentTypeNames,
  readDocumentName,
} from '../../../services/content/contentDocument.js'
import {
  documentAddress,
  sectionsOfDocument,
} from '../../../services/content/editor/openDocument.js'
import { mayEdit } from '../../../services/content/editor/siteAccess.js'
import { type Draft, draftJson } from '../../../services/content/drafts.js'
import { hiddenJson } from '../../../services/content/effectiveContent.js'
import type { Json } from '../../../services/content/mergeContent.js'
import { sharedValues } from '../../../services/content/resolveUses.js'
import { typeOf } from '../../../services/content/schemas/documentTypes.js'
import type { Services } from '../../../services/services.js'
import { isKnown } from '../../../shared/language/storedChoices.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf } from '../staffRequest.js'
import { formatMoment } from '../staffDates.js'
import { documentLabel } from './documentTexts.js'
import { reviewProps } from './siteReviews.js'
import { thumbnailUrl } from './pictureForm.js'

/** Short groups come first, so that the columns of the overview have similar heights. */
const shortGroups: ReadonlySet<string> = new Set(['clinic', 'job', 'common'])
const groupTypes = documentTypeNames.toSorted(
  (one, other) => Number(shortGroups.has(other)) - Number(shortGroups.has(one)),
)

/** Returns the documents in which the account may edit a section. */
const editable = (
  { account }: StaffSite,
  documents: ReadonlyMap<string, Json>,
): ReadonlyMap<string, Json> => {
  const common = sharedValues(documents.get('common'))
  return new Map(
    contentDocuments(documents).flatMap((document): (readonly [string, Json])[] => {
      const name = documentName(document)
      const json = documents.get(name) ?? null
      const isMine = sectionsOfDocument({ ...document, common }, json).some(({ key }) =>
        mayEdit(account?.roles ?? [], name, key),
      )
      return isMine ? [[name, json]] : []
    }),
  )
}

const results = [
  'published',
  'reviewed',
  'rolledBack',
  'dropped',
  'replaced',
  'approved',
  'sentBack',
] as const

/** Returns the drafts that the account may approve, except those it has edited. */
const toApprove = ({ account }: StaffSite, drafts: readonly Draft[]): readonly Draft[] =>
  account?.roles.includes('approver') === true
    ? drafts.filter(({ state, authors }) => state === 'asked' && !authors.includes(account.id))
    : []

const stateLabel = ({ t }: StaffSite, state: Draft['state']): string | undefined =>
  isKnown(['asked', 'approved', 'sentBack'] as const, state)
    ? t(`staffSiteEditor:overview.states.${state}`)
    : undefined

export const siteEditorController = (services: Services): Pick<StaffControllers, 'siteEditor'> => ({
  siteEditor: {
    get: async (req, res) => {
      const { board, drafts, catalogue } = services.editing
      const all = await drafts.list()
      const { documents, review } = board.current()
      const said = queryOf(req).get('said')
      const result = results.find((one) => one === said)
      await renderStaffPage(services, req, res, 'staff/siteEditor/SiteEditorPage', (site) => {
        const { t } = site
        const names = [...new Set(review.map(({ document }) => document))]
        const withDrafts = new Map([
          ...names.map((name) => [name, hiddenJson({ documents, review }, name) ?? null] as const),
          ...documents,
          ...all.map((draft) => [draft.document, draftJson(catalogue, draft)] as const),
        ])
        const mine = editable(site, withDrafts)
        const label = (name: string): string => documentLabel(site, name, mine.get(name))
        const reviewsOf = (name: string) => {
          const named = readDocumentName(name)
          const common = sharedValues(documents.get('common'))
          const published = documents.get(name) ?? null
          return named === undefined
            ? []
            : reviewProps(site, { ...named, common, name, published }, review)
        }
        const drafted = new Set(all.map(({ document }) => document))
        const missed = board.missed()
        return {
          title: t('staffSiteEditor:title'),
          toApprove: toApprove(site, all).map(({ document }) => ({
            href: staffUrl('siteApproval', { document: documentAddress(document) }),
            words: documentLabel(site, document, withDrafts.get(document)),
          })),
          isApprover: site.account?.roles.includes('approver') === true,
          drafts: all
            .filter(({ document }) => mine.has(document))
            .map(({ document, changedAt, state }) => ({
              href: staffUrl('siteDocument', { document: documentAddress(document) }),
              words: t('staffSiteEditor:overview.draftOf', {
                name: label(document),
                moment: formatMoment(site, changedAt),
              }),
              state: stateLabel(site, state),
            })),
          reviews: names
            .filter((name) => mine.has(name))
            .map((name) => ({
              href: staffUrl('siteDocument', { document: documentAddress(name) }),
              words: label(name),
              problems: reviewsOf(name).flatMap(({ problems }) => problems),
            })),
          groups: groupTypes
            .map((type) => ({
              title: typeOf(type).title[site.locale],
              documents: [...mine.keys()]
                .filter((name) => name === type || name.startsWith(`${type}:`))
                .map((name) => ({
                  href: staffUrl('siteDocument', { document: documentAddress(name) }),
                  words: label(name),
                  isDraft: drafted.has(name),
                  src: type === 'picture' ? thumbnailUrl(mine.get(name)) : undefined,
                }))
                .toSorted((one, other) => one.words.localeCompare(other.words, site.region)),
            }))
            .filter((group) => group.documents.length > 0),
          isEditor: mine.size > 0,
          mayAddJob: site.account?.roles.includes('hr') === true,
          news: {
            done: result === undefined ? [] : [t(`staffSiteEditor:news.${result}`)],
            warnings: [
              ...(said === 'gone' ? [t('staffSiteEditor:errors.gone')] : []),
              ...(missed === undefined
                ? []
                : [t('staffSiteEditor:overview.missed', { number: missed })]),
            ],
          },
        }
      })
    },
  },
})

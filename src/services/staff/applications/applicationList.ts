import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { applicationKind } from '../../careers/application.js'
import type { UnlistedRecords } from '../changes/unlistedRecords.js'
import { inboxFolder } from '../../submissions/submission.js'
import {
  type ApplicationState,
  type ApplicationView,
  applicationStates,
  isOpenApplication,
} from '../../../shared/staff/deskChoices.js'
import { type DeskApplication, readDeskApplication } from './applicationDesk.js'

export interface ApplicationFilters {
  readonly offer?: string | undefined
  /** Cursor of the previous page; ignored for the view of all open applications. */
  readonly cursor?: string | undefined
}

export type ApplicationCounts = Readonly<Record<ApplicationView, number>>

export interface ApplicationList {
  readonly applications: readonly DeskApplication[]
  readonly counts: ApplicationCounts
  readonly more?: { readonly view: ApplicationState; readonly cursor: string } | undefined
}

const pageSize = 100

export interface ListParts {
  readonly records: Pick<Records, 'list' | 'count'>
  readonly unlisted: UnlistedRecords
  readonly onUnreadable: OnUnreadable
}

const statesOf = (view: ApplicationView): readonly ApplicationState[] =>
  view === 'open' ? applicationStates.filter(isOpenApplication) : [view]

const countStates = async (records: Pick<Records, 'count'>): Promise<ApplicationCounts> => {
  const count = (equals: ApplicationState): Promise<number> =>
    records.count(applicationKind.collection, { field: 'desk.state', equals })
  const [received, interview, offer, refused, withdrawn] = await Promise.all([
    count('received'),
    count('interview'),
    count('offer'),
    count('refused'),
    count('withdrawn'),
  ])
  return { open: received + interview + offer, received, interview, offer, refused, withdrawn }
}

const countUnlisted = async (records: Pick<Records, 'count'>): Promise<number> => {
  const where = { field: 'folder', equals: inboxFolder }
  const all = await records.count(applicationKind.collection, where)
  const { open, refused, withdrawn } = await countStates(records)
  return Math.max(0, all - open - refused - withdrawn)
}

export const listApplications = async (
  { records, unlisted, onUnreadable }: ListParts,
  view: ApplicationView,
  { offer, cursor }: ApplicationFilters,
): Promise<ApplicationList> => {
  const expected = await countUnlisted(records)
  const also = await unlisted.read(expected)
  const counts = await countStates(records)
  const pages = await Promise.all(
    statesOf(view).map(async (state) => {
      const page = await records.list(applicationKind.collection, {
        limit: pageSize,
        where: { field: 'desk.state', equals: state },
        oldestFirst: isOpenApplication(state),
        cursor: view === 'open' ? undefined : cursor,
      })
      return { state, ...page }
    }),
  )
  const stored = [...pages.flatMap((page) => page.records), ...(view === 'open' ? also : [])]
  const applications = readable(stored, readDeskApplication, (one) => one, onUnreadable).filter(
    ({ application }) =>
      application.suspected.length === 0 && (offer === undefined || application.offer === offer),
  )
  const rest = pages.find((page) => page.cursor !== undefined)
  const more = rest?.cursor === undefined ? undefined : { view: rest.state, cursor: rest.cursor }
  return { applications, counts: { ...counts, open: counts.open + also.length }, more }
}

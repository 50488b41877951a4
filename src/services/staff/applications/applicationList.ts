import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../../adapters/records/records.js'
import { applicationKind } from '../../careers/application.js'
import { inboxFolder } from '../../submissions/submissionRecord.js'
import { type ApplicationView, applicationStates, isOpenApplication } from './applicationChoices.js'
import { type DeskApplication, readDeskApplication } from './applicationDesk.js'

/** What narrows a view; choices alone, which may stand in an address. */
export interface ApplicationFilters {
  /** The id of an offer, or `spontaneous`. */
  readonly offer?: string | undefined
}

export type ApplicationCounts = Readonly<Record<ApplicationView, number>>

export interface ApplicationList {
  /** Whoever still has to hear something first, the longest waiting first; what has ended, newest first. */
  readonly applications: readonly DeskApplication[]
  readonly counts: ApplicationCounts
}

const pageSize = 200

const isIn = (view: ApplicationView, { desk: { state } }: DeskApplication): boolean =>
  view === 'open' ? isOpenApplication(state) : state === view

const urgency = ({ desk, application }: DeskApplication): string => {
  const place = applicationStates.findIndex((state) => state === desk.state)
  return `${place === -1 ? applicationStates.length : place}${application.createdAt}`
}

/** All applications but what is probably spam. A clinic has some hundreds: they are read whole. */
const readAll = async (records: Pick<Records, 'list'>): Promise<readonly StoredRecord[]> => {
  const all: StoredRecord[] = []
  let cursor: string | undefined
  do {
    const page = await records.list(applicationKind.collection, {
      limit: pageSize,
      where: { field: 'folder', equals: inboxFolder },
      cursor,
    })
    all.push(...page.records)
    cursor = page.cursor
  } while (cursor !== undefined)
  return all
}

/** The applications of a view, and how many each view has. */
export const listApplications = async (
  records: Pick<Records, 'list'>,
  view: ApplicationView,
  { offer }: ApplicationFilters,
  onUnreadable: OnUnreadable,
): Promise<ApplicationList> => {
  const stored = await readAll(records)
  const all = readable(stored, readDeskApplication, (record) => record, onUnreadable).filter(
    ({ application }) => offer === undefined || application.offer === offer,
  )
  const countIn = (each: ApplicationView): number => all.filter((one) => isIn(each, one)).length
  const applications = all.filter((one) => isIn(view, one))
  const isWork = view === 'open' || isOpenApplication(view)
  return {
    applications: isWork
      ? applications.toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1))
      : applications,
    counts: {
      open: countIn('open'),
      received: countIn('received'),
      interview: countIn('interview'),
      offer: countIn('offer'),
      refused: countIn('refused'),
      withdrawn: countIn('withdrawn'),
    },
  }
}

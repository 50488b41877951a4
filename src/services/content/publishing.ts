import { isDeepStrictEqual } from 'node:util'
import { contentLimits } from '../../config/limits.js'
import type { Records, Step } from '../adapters/records/records.js'
import { AppError } from '../errors/errors.js'
import type { AuditLog } from '../staff/audit/auditLog.js'
import type { Clock } from '../../shared/time/clock.js'
import { answeredEntries, auditOf, authorOf, type ContentAct } from './contentAct.js'
import {
  type ContentCatalogue,
  type DocumentProblem,
  type Documents,
  schemaOf,
} from './documentType.js'
import { type Draft, draftJson, draftPlace, findDraft, isApproved, rebaseDraft } from './drafts.js'
import {
  type EffectiveContent,
  effectiveContent,
  isNewer,
  jsonOf,
  problemsOf,
} from './effectiveContent.js'
import type { Conflict } from './mergeContent.js'
import {
  draftRelease,
  followingRelease,
  noRelease,
  readNewestRelease,
  readRelease,
  type Release,
  releaseCollection,
  releaseId,
  retentionEnd,
} from './releases.js'
import { createVersionReader, draftVersion, type Version, versionIdOf } from './versions.js'

export interface ChosenDraft extends Pick<Draft, 'document' | 'version'> {
  /** Ids of the findings that the publisher confirmed. */
  readonly confirmed?: readonly string[]
}

export interface PublishOrder {
  readonly drafts: readonly ChosenDraft[]
  readonly note: string
  /** Number of drafts about which the publisher decides alone, because no account approves. */
  readonly answered?: number
  /** Schedule that this release carries out; drafts of other schedules are refused. */
  readonly schedule?: { readonly id: string; readonly version: number; readonly by: string }
}

export type Refused =
  /** These drafts were changed, discarded, scheduled or published meanwhile. */
  | { readonly status: 'changed'; readonly documents: readonly string[] }
  /** Another release changed the same leaves. */
  | {
      readonly status: 'conflict'
      readonly document: string
      readonly conflicts: readonly Conflict[]
    }
  | { readonly status: 'refused'; readonly problems: readonly DocumentProblem[] }
  /** A second person must approve these drafts first. */
  | { readonly status: 'unapproved'; readonly documents: readonly string[] }
  /** A newer build has published documents, or written drafts, that this build cannot read. */
  | { readonly status: 'newerBuild' }
  | { readonly status: 'tooMany' | 'tooLarge' }

export type PublishOutcome = { readonly status: 'published'; readonly release: Release } | Refused

export type RollbackOutcome =
  | { readonly status: 'published'; readonly release: Release }
  /** `changed`: another release followed the one that the caller saw. */
  | { readonly status: 'missing' | 'unchanged' | 'changed' | 'newerBuild' }
  /** A document that a rollback preserves, such as a job offer, would become invalid. */
  | { readonly status: 'refused'; readonly problems: readonly DocumentProblem[] }

export interface RollbackOrder {
  /** Number of the release to restore; 0: the defaults. */
  readonly to: number
  /** Number of the newest release that the caller saw; a later one refuses the rollback. */
  readonly seen?: number
  /** Restricts the rollback to one document. */
  readonly document?: string
  readonly note: string
}

export interface AcknowledgeOrder {
  readonly document: string
  /** Number of the newest release that the caller saw. */
  readonly seen: number
  readonly note: string
}

export interface Publishing {
  publish(act: ContentAct, order: PublishOrder): Promise<PublishOutcome>
  /** Returns why `publish` would refuse the order now; `undefined` if it would not. */
  check(act: ContentAct, order: PublishOrder): Promise<Refused | undefined>
  rollBack(act: ContentAct, order: RollbackOrder): Promise<RollbackOutcome>
  /** Ends the review of a document after an update: what the site shows becomes its version. */
  acknowledge(act: ContentAct, order: AcknowledgeOrder): Promise<RollbackOutcome>
}

export interface PublishingParts {
  readonly records: Pick<Records, 'list' | 'read'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly catalogue: ContentCatalogue
  readonly check: (documents: Documents) => Promise<readonly DocumentProblem[]>
  readonly needsApproval: (
    document: string,
    before: Documents,
    after: Documents,
  ) => Promise<boolean>
  readonly clock: Pick<Clock, 'now'>
}

/** Maximum number of attempts: two concurrent releases may be committed first. */
const mostTries = 3

type NewVersion = Omit<Version, 'id' | 'storeVersion'>

/** A release that passed all checks. */
interface Prepared {
  readonly drafts: readonly Draft[]
  readonly release: Release
  readonly steps: readonly Step[]
}

class Attempt {
  private readonly versions

  constructor(
    private readonly parts: PublishingParts,
    private readonly act: ContentAct,
    private readonly base: Release,
  ) {
    this.versions = createVersionReader(parts.records)
  }

  async publish(order: PublishOrder): Promise<PublishOutcome | 'overtaken'> {
    const prepared = await this.prepare(order)
    if ('status' in prepared) return prepared
    const { release, steps, drafts } = prepared
    return this.commit('contentPublished', release, steps, drafts.length, order.answered)
  }

  async prepare(order: PublishOrder): Promise<Prepared | Refused> {
    const { catalogue, check } = this.parts
    const drafts = await this.readDrafts(order)
    if ('status' in drafts) return drafts
    const known = await this.versions.read(this.base.map)
    if ([...known.values(), ...drafts].some((one) => isNewer(catalogue, one))) {
      return { status: 'newerBuild' }
    }
    const added: NewVersion[] = []
    for (const draft of drafts) {
      const next = await this.rebased(draft, known.get(draft.document))
      if ('status' in next) return next
      added.push(next)
    }
    const next = new Map(known)
    for (const content of added) {
      next.set(content.document, { ...content, id: versionIdOf(content), storeVersion: 0 })
    }
    const before = (await effectiveContent(catalogue, known)).documents
    const content = await effectiveContent(catalogue, next)
    if (this.hasTooManyPictures(content, drafts)) return { status: 'tooMany' }
    const problems = [
      ...problemsOf(content).filter(({ document }) =>
        drafts.some((draft) => draft.document === document),
      ),
      ...(await check(content.documents)),
    ]
    if (problems.length > 0) return { status: 'refused', problems }
    const unapproved = await this.unapproved(drafts, before, content.documents)
    if (unapproved.length > 0) return { status: 'unapproved', documents: unapproved }
    const map = new Map(
      [...next.values()]
        .filter((version) => this.isNeeded(version, content))
        .map(({ document, id }) => [document, id] as const),
    )
    const release = this.release(map, before, content.documents, order.note, order.schedule?.by)
    const stored = added.filter(({ document }) => release.map.has(document))
    const steps = [
      ...(await Promise.all(stored.map((version) => this.versionStep(version)))),
      ...drafts.map(({ document, version }) => ({ remove: { ...draftPlace(document), version } })),
      ...(order.schedule === undefined
        ? []
        : [
            {
              remove: {
                collection: 'contentSchedules' as const,
                id: order.schedule.id,
                version: order.schedule.version,
              },
            },
          ]),
    ]
    if (JSON.stringify(steps).length > contentLimits.releaseBytes) return { status: 'tooLarge' }
    return { drafts, release, steps }
  }

  async rollBack({
    to,
    seen,
    document,
    note,
  }: RollbackOrder): Promise<RollbackOutcome | 'overtaken'> {
    const { catalogue, check } = this.parts
    const older = await this.mapOf(to)
    if (older === undefined) return { status: 'missing' }
    const isRestored = (name: string): boolean =>
      (document === undefined || name === document) && !this.isPermanent(name)
    const map = new Map([
      ...[...this.base.map].filter(([name]) => !isRestored(name)),
      ...[...older].filter(([name]) => isRestored(name)),
    ])
    if (isDeepStrictEqual(map, this.base.map)) return { status: 'unchanged' }
    if (seen !== undefined && seen !== this.base.number) return { status: 'changed' }
    const known = await this.versions.read(this.base.map)
    const versions = await this.versions.read(map)
    if ([...versions.values()].some((version) => isNewer(catalogue, version))) {
      return { status: 'newerBuild' }
    }
    const before = (await effectiveContent(catalogue, known)).documents
    const { documents } = await effectiveContent(catalogue, versions)
    const problems = (await check(documents)).filter((one) => this.isPermanent(one.document))
    if (problems.length > 0) return { status: 'refused', problems }
    const release = this.release(map, before, documents, note)
    const count = [...release.changed.values()].filter((at) => at === release.at).length
    return this.commit('contentRolledBack', release, [], count)
  }

  async acknowledge({
    document,
    seen,
    note,
  }: AcknowledgeOrder): Promise<RollbackOutcome | 'overtaken'> {
    const { catalogue } = this.parts
    const known = await this.versions.read(this.base.map)
    if ([...known.values()].some((version) => isNewer(catalogue, version))) {
      return { status: 'newerBuild' }
    }
    const { documents, review } = await effectiveContent(catalogue, known)
    const type = catalogue.typeOf(document)
    const version = known.get(document)
    const isReviewed = review.some((one) => one.document === document)
    if (type === undefined || version === undefined || !isReviewed) return { status: 'unchanged' }
    // Acknowledging a hidden document removes it.
    if (this.isPermanent(document) && !documents.has(document)) return { status: 'unchanged' }
    if (seen !== this.base.number) return { status: 'changed' }
    const baseJson = catalogue.defaults.get(document) ?? null
    const json = documents.get(document) ?? baseJson
    const map = new Map(this.base.map)
    const steps: Step[] = []
    if (isDeepStrictEqual(json, baseJson)) map.delete(document)
    else {
      const { confirmed } = version
      const schema = schemaOf(type)
      const next = { document, schema, baseJson, json, confirmed, approval: null }
      map.set(document, versionIdOf(next))
      steps.push(await this.versionStep(next))
    }
    const release = this.release(map, documents, documents, note)
    return this.commit('contentPublished', release, steps, 1)
  }

  private isPermanent(document: string): boolean {
    return this.parts.catalogue.typeOf(document)?.isPermanent === true
  }

  /** Returns the map of a release; `undefined` once its versions may be deleted. */
  private async mapOf(number: number): Promise<Release['map'] | undefined> {
    if (number === noRelease.number) return noRelease.map
    const { clock, records } = this.parts
    const record = await records.read(releaseCollection, releaseId(number))
    const replacing = await records.read(releaseCollection, releaseId(number + 1))
    const isOver = replacing !== undefined && retentionEnd(replacing.createdAt) <= clock.now()
    return record === undefined || isOver ? undefined : readRelease(record).map
  }

  private async unapproved(
    drafts: readonly Draft[],
    before: Documents,
    after: Documents,
  ): Promise<readonly string[]> {
    const { catalogue, needsApproval } = this.parts
    const judged = await Promise.all(
      drafts.map(async (draft) => ({
        document: draft.document,
        isMissing:
          !isApproved(catalogue, draft) && (await needsApproval(draft.document, before, after)),
      })),
    )
    return judged.flatMap(({ document, isMissing }) => (isMissing ? [document] : []))
  }

  private hasTooManyPictures(
    { documents }: EffectiveContent,
    drafts: readonly Pick<Draft, 'document'>[],
  ): boolean {
    const isPicture = (document: string): boolean => document.startsWith('picture:')
    return (
      drafts.some(({ document }) => isPicture(document)) &&
      [...documents.keys()].filter(isPicture).length > contentLimits.pictures
    )
  }

  private async readDrafts({
    drafts: chosen,
    schedule,
    answered = 0,
  }: PublishOrder): Promise<readonly Draft[] | Refused> {
    const hasFurtherStep = schedule !== undefined || answered > 0
    const most = contentLimits.releaseDocuments - (hasFurtherStep ? 1 : 0)
    if (chosen.length > most) return { status: 'tooMany' }
    const read = await Promise.all(
      chosen.map(async ({ document, version, confirmed = [] }) => {
        const draft = await findDraft(this.parts.records, document)
        const isAsChosen =
          draft?.version === version && (draft.schedule ?? undefined) === schedule?.id
        return {
          document,
          draft: isAsChosen
            ? { ...draft, confirmed: [...new Set([...draft.confirmed, ...confirmed])] }
            : undefined,
        }
      }),
    )
    const documents = read
      .filter(({ draft }) => draft === undefined)
      .map(({ document }) => document)
    return documents.length > 0
      ? { status: 'changed', documents }
      : read.flatMap(({ draft }) => draft ?? [])
  }

  /** Merges the draft with the versions published since it was begun. */
  private async rebased(draft: Draft, current: Version | undefined): Promise<NewVersion | Refused> {
    const { catalogue } = this.parts
    const { document, confirmed } = draft
    const type = catalogue.typeOf(document)
    if (type === undefined) return { status: 'changed', documents: [document] }
    const baseJson = catalogue.defaults.get(document) ?? null
    const approval = isApproved(catalogue, draft) ? draft.approval : null
    const about = { document, schema: schemaOf(type), baseJson, confirmed, approval }
    const json = draftJson(catalogue, draft)
    if ((current?.id ?? null) === draft.from) return { ...about, json }
    const published = current === undefined ? baseJson : jsonOf(catalogue, current, baseJson)
    const merged = await rebaseDraft(this.parts, draft, json, published)
    if (merged.conflicts.length > 0) {
      return { status: 'conflict', document, conflicts: merged.conflicts }
    }
    return { ...about, json: merged.value }
  }

  /** Creates or updates the version record, so that the cleanup job does not delete it. */
  private async versionStep(version: NewVersion): Promise<Step> {
    const created = draftVersion(version, this.parts.clock.now())
    const { collection, id } = created
    const stored = await this.parts.records.read(collection, id)
    return stored === undefined
      ? { create: created }
      : { update: { collection, id, version: stored.version }, changes: {} }
  }

  /** Returns whether an edit differs from the defaults of this build or must be reviewed. */
  private isNeeded({ document }: Version, { documents, review }: EffectiveContent): boolean {
    return (
      review.some((one) => one.document === document) ||
      !isDeepStrictEqual(documents.get(document), this.parts.catalogue.defaults.get(document))
    )
  }

  private release(
    map: Release['map'],
    before: Documents,
    after: Documents,
    note: string,
    by = authorOf(this.act),
  ): Release {
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (document) => !isDeepStrictEqual(before.get(document), after.get(document)),
    )
    const now = this.parts.clock.now()
    return followingRelease(this.base, { by, note, now, map, changed })
  }

  private async commit(
    action: 'contentPublished' | 'contentRolledBack',
    release: Release,
    steps: readonly Step[],
    count: number,
    answered = 0,
  ): Promise<{ readonly status: 'published'; readonly release: Release } | 'overtaken'> {
    const subject = releaseId(release.number)
    const entries = [
      auditOf(this.act, action, { subject, count }),
      ...answeredEntries(this.act, subject, answered),
    ]
    const { status } = await this.parts.audit.commit(entries, [
      { create: draftRelease(release) },
      ...steps,
    ])
    return status === 'committed' ? { status: 'published', release } : 'overtaken'
  }
}

/** Publishes drafts and older versions: each release is one commit with its audit entry. */
export const createPublishing = (parts: PublishingParts): Publishing => {
  /** Repeats an attempt on top of the newest release while concurrent releases overtake it. */
  const attempts = async <Outcome>(
    act: ContentAct,
    work: (attempt: Attempt) => Promise<Outcome | 'overtaken'>,
  ): Promise<Outcome> => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const base = await readNewestRelease(parts.records)
      const outcome = await work(new Attempt(parts, act, base))
      if (outcome !== 'overtaken') return outcome
    }
    throw new AppError(503, 'unavailable')
  }
  return {
    publish: (act, order) => attempts(act, (attempt) => attempt.publish(order)),
    check: async (act, order) => {
      const base = await readNewestRelease(parts.records)
      const prepared = await new Attempt(parts, act, base).prepare(order)
      return 'status' in prepared ? prepared : undefined
    },
    rollBack: (act, order) => attempts(act, (attempt) => attempt.rollBack(order)),
    acknowledge: (act, order) => attempts(act, (attempt) => attempt.acknowledge(order)),
  }
}

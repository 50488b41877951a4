import type { Clock } from '../../../shared/time/clock.js'
import type { Facts } from '../../clinic/facts.js'
import { localMoment } from '../../clinic/openHours.js'
import { clinicOf } from '../editionContent.js'
import type { ContentSet } from '../contentBoard.js'
import { type Draft, draftJson } from '../drafts.js'
import { isList, type Json } from '../mergeContent.js'
import type { Content } from '../openContent.js'
import { objectMembers } from './fieldTree.js'

/** Replaces empty texts by an ellipsis, because the schema refuses empty texts. */
const withEllipses = (value: Json): Json => {
  if (value === '') return '…'
  if (isList(value)) return value.map(withEllipses)
  const members = objectMembers(value)
  return members === undefined
    ? value
    : Object.fromEntries([...members].map(([key, inner]) => [key, withEllipses(inner)]))
}

const placeholder = /\{\{([^{}]*)\}\}/g

/** Replaces unknown facts by an ellipsis, because a page that names one cannot be rendered. */
const withKnownFacts = (value: Json, known: ReadonlySet<string>): Json => {
  if (typeof value === 'string') {
    return value.replaceAll(placeholder, (code, name: string) => (known.has(name) ? code : '…'))
  }
  if (isList(value)) return value.map((item) => withKnownFacts(item, known))
  const members = objectMembers(value)
  return members === undefined
    ? value
    : Object.fromEntries([...members].map(([key, inner]) => [key, withKnownFacts(inner, known)]))
}

/** Sets a future posting date to today, so that the preview shows the offer. */
const alreadyPosted = (offer: Json, today: string): Json => {
  const members = objectMembers(offer)
  const posted = members?.get('posted')
  return typeof posted === 'string' && posted > today
    ? { ...Object.fromEntries(members ?? []), posted: today }
    : offer
}

/** Returns whether a draft can be shown: only its missing texts may be invalid. */
export const isPreviewable = (
  { catalogue, board }: Pick<Content, 'catalogue' | 'board'>,
  draft: Draft,
): boolean => {
  const json = withEllipses(draftJson(catalogue, draft))
  const type = catalogue.typeOf(draft.document)
  return type?.validate(json, board.current().documents).length === 0
}

/** Returns the content that visitors would see if drafts were published on top of a release. */
export const previewContent = (
  { catalogue }: Pick<Content, 'catalogue'>,
  shown: ContentSet,
  drafts: readonly Draft[],
  { clock, facts }: { readonly clock: Pick<Clock, 'now'>; readonly facts: Pick<Facts, 'names'> },
): ContentSet => {
  const today = localMoment(clinicOf(shown.documents), new Date(clock.now())).date
  const known = new Set(facts.names)
  const documents = new Map(shown.documents)
  for (const draft of drafts) {
    const json = withKnownFacts(withEllipses(draftJson(catalogue, draft)), known)
    documents.set(
      draft.document,
      draft.document.startsWith('job:') ? alreadyPosted(json, today) : json,
    )
  }
  return { ...shown, documents }
}

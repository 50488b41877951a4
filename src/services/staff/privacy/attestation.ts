import { createHash, randomBytes } from 'node:crypto'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { backupDays } from '../../../config/limits.js'
import { formatDate, formatTime } from '../../../shared/clinic/formats.js'
import type { Facts } from '../../clinic/facts.js'
import { localMoment } from '../../clinic/openHours.js'
import type { Translate } from '../../language/messages.js'
import { countPerson, type PersonCounts, type PersonData } from './findPerson.js'
import { identityOf } from './matches.js'
import type { PersonQuery } from './personQuery.js'

export interface Attestation {
  readonly done: 'deleted' | 'exported'
  readonly at: string
  /** Salted hash of the search term, which proves whose data it was. */
  readonly person: {
    readonly by: PersonQuery['by']
    readonly salt: string
    readonly sha256: string
  }
  readonly references: readonly string[]
  readonly counts: PersonCounts
}

const digestOf = ({ value }: PersonQuery, salt: string): string =>
  createHash('sha256').update(`${salt}\n${value}`).digest('hex')

export const attest = (
  done: Attestation['done'],
  query: PersonQuery,
  data: PersonData,
  now: number,
): Attestation => {
  const salt = randomBytes(16).toString('hex')
  return {
    done,
    at: new Date(now).toISOString(),
    person: { by: query.by, salt, sha256: digestOf(query, salt) },
    references: data.submissions.flatMap((record) => identityOf(record).reference ?? []),
    counts: countPerson(data),
  }
}

export interface AttestationMessages {
  readonly facts: Facts
  readonly timeZone: string
  readonly words: (locale: Locale) => Translate
}

const listed = ({ counts }: Attestation, t: Translate): readonly string[] =>
  [
    counts.requests > 0 && t('privacyDesk:requests', { count: counts.requests }),
    counts.applications > 0 && t('privacyDesk:applications', { count: counts.applications }),
    counts.answers > 0 && t('privacyDesk:answers', { count: counts.answers }),
    counts.files > 0 && t('privacyDesk:files', { count: counts.files }),
    counts.emails > 0 && t('privacyDesk:emails', { count: counts.emails }),
  ]
    .filter((line) => line !== false)
    .map((line) => `- ${line}`)

const writtenIn = (
  locale: Locale,
  attestation: Attestation,
  { facts, timeZone, words }: AttestationMessages,
): string => {
  const t = words(locale)
  const moment = localMoment({ timeZone }, new Date(attestation.at))
  const when = { date: formatDate(moment.date, locale), time: formatTime(moment.time, locale) }
  const { done, references } = attestation
  const lines = listed(attestation, t)
  const isNothing = lines.length === 0
  const paragraphs = [
    t(`privacyDesk:title.${done}`),
    facts.of('clinic')[locale],
    t(isNothing ? 'privacyDesk:nothing' : `privacyDesk:${done}`, when),
    lines.join('\n'),
    references.length > 0 && t('privacyDesk:references', { references: references.join(', ') }),
    done === 'deleted' && !isNothing && t('privacyDesk:backups', { days: backupDays }),
    t('privacyDesk:content'),
    t('privacyDesk:contact', {
      officer: facts.of('privacyOfficer')[locale],
      email: facts.of('privacyEmail')[locale],
      phone: facts.of('phone')[locale],
    }),
  ]
  return paragraphs.filter((text) => text !== false && text !== '').join('\n\n')
}

export const writeAttestation = (attestation: Attestation, words: AttestationMessages): string =>
  `${locales.map((locale) => writtenIn(locale, attestation, words)).join('\n\n---\n\n')}\n`

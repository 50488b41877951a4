import { z } from 'zod'
import type { FieldValue, StoredRecord } from '../adapters/records/records.js'
import type { PersonQuery } from './personQuery.js'

const text = z.string().optional().catch(undefined)
const identifiedSchema = z.object({ email: text, phone: text, reference: text, application: text })

/** The fields of a record that say whose it is; those that it lacks are absent. */
export const identityOf = ({ fields }: StoredRecord) => identifiedSchema.parse(fields)

/** Whether the person themselves sent this. */
export const isOwn = (record: StoredRecord, { by, value }: PersonQuery): boolean => {
  if (by === 'id') return record.id === value
  const told = identityOf(record)[by]
  return by === 'email' ? told?.toLowerCase() === value : told === value
}

const textsIn = (value: FieldValue): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** All texts of a record, in small letters. */
export const textOf = (record: StoredRecord): string =>
  textsIn(record.fields).join('\n').toLowerCase()

const escaped = (value: string): string => value.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** A number however it is written: the digits after the country's code, with anything but digits between. */
const phonePattern = (e164: string): RegExp => {
  const digits = e164.replace(/^\+1?/, '')
  return new RegExp(`(?<!\\d)${[...digits].join('\\D{0,3}')}(?!\\d)`)
}

/** What finds the person in a text, whoever wrote it. */
export const mentionPattern = ({ by, value }: PersonQuery): RegExp =>
  by === 'phone'
    ? phonePattern(value)
    : // An address is not another one with something before or behind it.
      new RegExp(`(?<![\\w.+-])${escaped(value.toLowerCase())}(?![\\w-]|\\.\\w)`)

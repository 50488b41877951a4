import type { EnvironmentReader } from './environmentReader.js'
import { readSecret, secretRule } from './variableRules.js'

/** Format of the mail provider's bounce reports, and the credentials that authenticate them. */
export type EmailEventsConfig =
  | { readonly kind: 'standard'; readonly key: Buffer }
  | { readonly kind: 'postmark'; readonly password: string }
  | { readonly kind: 'ses'; readonly topic: SnsTopic }

export interface SnsTopic {
  readonly arn: string
  readonly region: string
}

export type EmailEventsKind = EmailEventsConfig['kind']

const proofOf = {
  standard: 'EMAIL_EVENTS_SECRET',
  postmark: 'EMAIL_EVENTS_SECRET',
  ses: 'EMAIL_EVENTS_TOPIC',
} as const satisfies Readonly<Record<EmailEventsKind, string>>
const kinds = ['standard', 'postmark', 'ses'] as const

const keyRule = 'must be whsec_ and at least 24 bytes in base64, as the provider shows it'
const shortestKey = 24
const readKey = (text: string): Buffer | undefined => {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const key = Buffer.from(encoded ?? '', 'base64')
  return key.length >= shortestKey ? key : undefined
}

const topicRule =
  'must be the ARN of an SNS topic, such as arn:aws:sns:ca-central-1:123456789012:bounces'
const readTopic = (text: string): SnsTopic | undefined => {
  const [arn, region] = /^arn:aws:sns:([a-z0-9-]+):\d{12}:[\w-]+$/.exec(text) ?? []
  return arn === undefined || region === undefined ? undefined : { arn, region }
}

const readProof = (
  reader: EnvironmentReader,
  kind: EmailEventsKind,
): EmailEventsConfig | undefined => {
  switch (kind) {
    case 'standard': {
      const key = reader.optional(proofOf.standard, keyRule, readKey)
      return key && { kind, key }
    }
    case 'postmark': {
      const password = reader.optional(proofOf.postmark, secretRule, readSecret)
      return password === undefined ? undefined : { kind, password }
    }
    case 'ses': {
      const topic = reader.optional(proofOf.ses, topicRule, readTopic)
      return topic && { kind, topic }
    }
  }
}

const addContradictions = (reader: EnvironmentReader, kind: EmailEventsKind | undefined): void => {
  const used = kind === undefined ? undefined : proofOf[kind]
  if (used !== undefined && !reader.isSet(used)) {
    reader.errors.push(`EMAIL_EVENTS is ${kind} but ${used} is not set: set both, or neither.`)
  }
  for (const name of new Set(Object.values(proofOf))) {
    if (name === used || !reader.isSet(name)) continue
    const reason = kind === undefined ? 'is not' : `is ${kind}`
    reader.errors.push(`${name} is set but EMAIL_EVENTS ${reason}: unset one of them.`)
  }
  if (kind !== undefined && !reader.isSet('SMTP_URL')) {
    reader.errors.push('EMAIL_EVENTS is set but SMTP_URL is not: set both, or neither.')
  }
}

export const readEmailEventsConfig = (reader: EnvironmentReader): EmailEventsConfig | undefined => {
  const kind = reader.optional('EMAIL_EVENTS', `must be one of ${kinds.join(', ')}`, (text) =>
    kinds.find((one) => one === text),
  )
  const isUnknown = kind === undefined && reader.isSet('EMAIL_EVENTS')
  if (!isUnknown) addContradictions(reader, kind)
  return kind === undefined ? undefined : readProof(reader, kind)
}

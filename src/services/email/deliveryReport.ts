import {
  findStatus,
  readEmailId,
  type UndeliveredEmail,
} from '../adapters/emailEvents/emailEvents.js'

interface Part {
  /** Header fields, one per line, with continuation lines joined. */
  readonly header: string
  readonly body: string
}

const splitPart = (text: string): Part => {
  const end = text.indexOf('\n\n')
  const [header, body] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)]
  return { header: header.replaceAll(/\n[ \t]+/g, ' '), body }
}

const fieldIn = (header: string, name: string): string | undefined =>
  header
    .split('\n')
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim()

const typeOf = ({ header }: Part): string =>
  (fieldIn(header, 'content-type') ?? '').split(';', 1).join('').trim().toLowerCase()

const partsOf = ({ header, body }: Part): readonly Part[] => {
  const type = fieldIn(header, 'content-type') ?? ''
  const boundary = /\bboundary="?([^";]{1,200})/i.exec(type)?.[1]?.trim()
  if (boundary === undefined) return []
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`)
  return parts.map((part) => splitPart(part.replace(/^[^\n]*\n/, '')))
}

const returnedTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'message/rfc822-headers',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])

const isPermanentFailure = (fields: string): boolean =>
  /^action: *failed\b/im.test(fields) && /^status: *5\./im.test(fields)

/**
 * Reads a delivery status notification (RFC 3464); `undefined` for delays and other messages.
 * Ignores recipients, because a forwarding server reports an address unknown to the site.
 */
export const readDeliveryReport = (message: string): UndeliveredEmail | undefined => {
  const parts = partsOf(splitPart(message.replaceAll('\r\n', '\n')))
  const status = parts.find((part) => /^message\/(global-)?delivery-status$/.test(typeOf(part)))
  if (status === undefined || !isPermanentFailure(status.body)) return undefined
  const returned = parts.find((part) => returnedTypes.has(typeOf(part)))
  const messageId = fieldIn(splitPart(returned?.body ?? '').header, 'message-id')
  const code = /^status: *(\S+)/im.exec(status.body)?.[1]
  return { id: readEmailId(messageId), recipients: [], status: findStatus(code) }
}

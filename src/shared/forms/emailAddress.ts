const longestAddress = 254
const longestLocalPart = 64
const longestDomain = 254
const longestLabel = 63

// Matches the part before the @ without quotation marks and accents, because mail servers reject them.
const localPart = /^[a-z\d!#$%&'*+\-/=?^_`{|}~]+(\.[a-z\d!#$%&'*+\-/=?^_`{|}~]+)*$/i
const label = /^[a-z\d\u00A1-\uFFFF]([a-z\d\u00A1-\uFFFF-]*[a-z\d\u00A1-\uFFFF])?$/i
const fullWidth = /[\uFF01-\uFF5E]/
const topLevel = /^([a-z\u00A1-\u00A8\u00AA-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]{2,}|xn[a-z\d-]{2,})$/i
const halfCharacter = /\p{Surrogate}/u
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/u
// Matches RFC 2047 encoded words: software that decodes them would read a different address.
const encodedWord = /=\?|\?=/

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    topLevel.test(last) &&
    !/\s/.test(last) &&
    labels.every((part) => part.length <= longestLabel && label.test(part) && !fullWidth.test(part))
  )
}

export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  if (at < 0 || text.length > longestAddress || halfCharacter.test(text) || invisible.test(text))
    return false
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return (
    local.length <= longestLocalPart &&
    localPart.test(local) &&
    !encodedWord.test(local) &&
    bytesOf(domain) <= longestDomain &&
    isDomain(domain)
  )
}

const beginning = /^[a-z\d!#$%&'*+\-/=?^_`{|}~.]*(@[^\s@"(),:;<>[\]\\]*)?$/i

export const mayBecomeEmail = (text: string): boolean =>
  text.length <= longestAddress && beginning.test(text)

/** Encodes the address, because text after a `?` would add headers, such as recipients. */
export const mailtoLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`

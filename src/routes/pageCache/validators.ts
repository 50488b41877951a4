const weak = /^W\//

/** Whether `If-None-Match` names this validator; compared weakly, as RFC 9110 (13.1.2) asks. */
export const namesValidator = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header === etag) return true
  return header.split(',').some((item) => {
    const named = item.trim()
    return named === '*' || named.replace(weak, '') === etag
  })
}

/** What a tab remembers of its uploads stands here in its session storage. */
export const uploadMemoryKey = 'uploads'

/** The application was received: its files are no longer the visitor's to send. */
export const forgetSentUploads = (): void => {
  if (document.querySelector('[data-application-received]') === null) return
  try {
    sessionStorage.removeItem(uploadMemoryKey)
  } catch {
    // The browser refuses to store anything: there is nothing to forget.
  }
}

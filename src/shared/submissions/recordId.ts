const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns whether the text is a lower-case UUID, to skip useless lookups. */
export const isRecordId = (text: string): boolean => uuid.test(text)

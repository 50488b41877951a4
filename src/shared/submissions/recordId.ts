const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const isRecordId = (text: string): boolean => uuid.test(text)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text looks like the id of a record: a UUID in small letters. Others need not be looked up. */
export const isRecordId = (text: string): boolean => uuid.test(text)

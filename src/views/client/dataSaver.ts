/** What some browsers tell of the visitor's connection. */
const connection = (): { readonly saveData: boolean; readonly effectiveType: string } => {
  const told: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof told !== 'object' || told === null) return { saveData: false, effectiveType: '' }
  return {
    saveData: 'saveData' in told && told.saveData === true,
    effectiveType: 'effectiveType' in told ? String(told.effectiveType) : '',
  }
}

/** Bytes that may never be used are not spent on a dear, slow or absent connection. */
export const isSavingData = (): boolean => {
  const { saveData, effectiveType } = connection()
  return saveData || effectiveType === 'slow-2g' || effectiveType === '2g' || !navigator.onLine
}

/** The browser's report on the visitor's connection; not every browser has one. */
const connection = (): object => {
  const reported: unknown = Reflect.get(navigator, 'connection')
  return typeof reported === 'object' && reported !== null ? reported : {}
}

/** Bytes that may never be used are not spent on a metered, slow or absent connection. */
export const isSavingData = (): boolean =>
  !navigator.onLine ||
  Reflect.get(connection(), 'saveData') === true ||
  ['slow-2g', '2g'].includes(String(Reflect.get(connection(), 'effectiveType')))

/** Returns `navigator.connection`, or an empty object in browsers without it. */
const connection = (): object => {
  const reported: unknown = Reflect.get(navigator, 'connection')
  return typeof reported === 'object' && reported !== null ? reported : {}
}

/** Returns whether to skip prefetching: metered, slow or no connection. */
export const isSavingData = (): boolean =>
  !navigator.onLine ||
  Reflect.get(connection(), 'saveData') === true ||
  ['slow-2g', '2g'].includes(String(Reflect.get(connection(), 'effectiveType')))

/** Do Not Track and Global Privacy Control are refusals that need no question. */
export const refusesBySignal = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

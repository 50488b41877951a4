/** The day that the clinic's own calendar shows, whatever the zone of the device, as 2026-11-21. */
export const clinicToday = (timeZone: string, now: Date): string =>
  // Swedish writes dates as ISO does.
  now.toLocaleDateString('sv-SE', { timeZone })

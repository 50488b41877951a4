export const clinicToday = (timeZone: string, now: Date): string =>
  // The Swedish locale formats dates as ISO 8601.
  now.toLocaleDateString('sv-SE', { timeZone })

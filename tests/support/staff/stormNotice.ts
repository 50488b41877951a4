export const stormNotice = {
  kind: 'banner',
  fr: 'Tempête : appelez avant de partir.',
  en: 'Storm: call before you leave.',
  fromDate: '2026-11-21',
  fromTime: '7 h',
  toDate: '2026-11-21',
  toTime: '20 h 00',
}

/** Separate from `views/icons`, whose shapes are in the islands of public pages. */
export const staffIconShapes = {
  download: '<path d="M12 4v11.5M7 10.5l5 5 5-5M4.5 16.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2"/>',
  eye: '<path d="M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  filter: '<path d="M4 6.5h16M7 12h10M10 17.5h4"/>',
  keyboard:
    '<rect x="2.8" y="6" width="18.4" height="12" rx="2.5"/><path d="M6.5 10h.1M10 10h.1M13.7 10h.1M17.3 10h.1M8 14.2h8"/>',
  more: '<circle cx="12" cy="5.5" r="1" fill="currentColor"/><circle cx="12" cy="12" r="1" fill="currentColor"/><circle cx="12" cy="18.5" r="1" fill="currentColor"/>',
  padlock:
    '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  pencil:
    '<path d="M4.5 19.5v-3.7L16 4.3a1.6 1.6 0 0 1 2.3 0l1.4 1.4a1.6 1.6 0 0 1 0 2.3L8.2 19.5z"/><path d="m14 6.5 3.5 3.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  undo: '<path d="M8.5 4.5 4 9l4.5 4.5"/><path d="M4.5 9H14a5.5 5.5 0 0 1 0 11h-3.5"/>',
  user: '<circle cx="12" cy="8.2" r="3.9"/><path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"/>',
} as const satisfies Readonly<Record<string, string>>

export type StaffIconName = keyof typeof staffIconShapes

import type { IconName } from '../../services/content/schemas/pageParts.js'
import { warningShape } from './WarningIcon.js'

/** 24 × 24 grid; content of the `svg` element. */
export const iconShapes: Readonly<Record<IconName, string>> = {
  accessibility:
    '<circle cx="12" cy="12" r="8.9"/><circle cx="12" cy="7.3" r="1.35" fill="currentColor" stroke="none"/><path d="M7.6 10.2c1.45.5 2.9.75 4.4.75s2.95-.25 4.4-.75"/><path d="M10.4 10.9v2.6l-1.3 4M13.6 10.9v2.6l1.3 4M10.4 13.6h3.2"/>',
  arrow: '<path d="M4 12h15.5M13.25 5.5 19.75 12l-6.5 6.5"/>',
  breast:
    '<path d="M6.5 3c.4 3.4-2.7 5.6-2.7 9.7a6.6 6.6 0 0 0 6.6 6.8c4.9 0 8.4-2.5 9.7-5.2.3-.7.1-1.3-.5-1.8C16.6 9.9 13.4 8.7 12.7 3"/><circle cx="16.9" cy="13.6" r="1.15" fill="currentColor" stroke="none"/><path d="M8.2 15.9c.9.5 2 .65 3 .45"/>',
  'breast-mri':
    '<path d="M5.3 2.9c.3 2.8-2.2 4.6-2.2 7.9a5.5 5.5 0 0 0 5.5 5.7c4.1 0 7-2.1 8.1-4.4.3-.6.1-1.1-.4-1.5C13.6 8.6 11 7.6 10.4 2.9"/><circle cx="13.7" cy="11.6" r="1.1" fill="currentColor" stroke="none"/><path d="M20.3 7.9a11.3 11.3 0 0 1-10.5 13.05"/><path d="M17.1 18.7l1.5 1.75"/>',
  calendar:
    '<rect x="3.5" y="5" width="17" height="15.5" rx="2.5"/><path d="M3.5 9.75h17M8 2.9v4M16 2.9v4"/><circle cx="8.2" cy="13.4" r="1.1" fill="currentColor" stroke="none"/><circle cx="12" cy="13.4" r="1.1" fill="currentColor" stroke="none"/><circle cx="15.8" cy="13.4" r="1.1" fill="currentColor" stroke="none"/><circle cx="8.2" cy="16.9" r="1.1" fill="currentColor" stroke="none"/><circle cx="12" cy="16.9" r="1.1" fill="currentColor" stroke="none"/>',
  check: '<path d="m4.75 12.6 4.9 4.9L19.5 7"/>',
  chevron: '<path d="m6 9.25 6 6 6-6"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  clock: '<circle cx="12" cy="12" r="8.75"/><path d="M12 7v5.2l3.4 2"/>',
  close: '<path d="M5.75 5.75l12.5 12.5M18.25 5.75l-12.5 12.5"/>',
  document:
    '<path d="M13.5 2.9H7a2 2 0 0 0-2 2v14.2a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.4z"/><path d="M13.5 2.9v3.5a2 2 0 0 0 2 2H19M8.7 12.75h6.6M8.7 16.4h4.4"/>',
  drop: '<path d="M12 3.5c3.6 4.2 5.8 7.2 5.8 10.3a5.8 5.8 0 0 1-11.6 0C6.2 10.7 8.4 7.7 12 3.5Z"/><path d="M9.3 14.2a2.9 2.9 0 0 0 2.7 2.8"/>',
  external:
    '<path d="M13.75 4H20v6.25M19.7 4.3 11.5 12.5"/><path d="M17.5 13.75v4A2.25 2.25 0 0 1 15.25 20h-9A2.25 2.25 0 0 1 4 17.75v-9A2.25 2.25 0 0 1 6.25 6.5h4"/>',
  info: '<circle cx="12" cy="12" r="8.75"/><path d="M12 11.25v5"/><circle cx="12" cy="7.9" r="1.1" fill="currentColor" stroke="none"/>',
  joint:
    '<path d="M8.3 2.75v4.7c0 .8-.4 1.3-1 1.9-.7.7-.9 1.8-.3 2.7.8 1.2 2.5 1.3 3.5.3.8-.8 2.2-.8 3 0 1 1 2.7.9 3.5-.3.6-.9.4-2-.3-2.7-.6-.6-1-1.1-1-1.9v-4.7"/><path d="M7.3 15.5h9.4c.6 0 1 .5.9 1.1-.15 1.05-1.9 1.4-1.9 2.7v2"/><path d="M7.3 15.5c-.6 0-1 .5-.9 1.1.15 1.05 1.9 1.4 1.9 2.7v2"/>',
  language:
    '<circle cx="12" cy="12" r="8.75"/><path d="M3.5 12h17"/><path d="M12 3.25c2.4 2.5 3.6 5.4 3.6 8.75s-1.2 6.25-3.6 8.75c-2.4-2.5-3.6-5.4-3.6-8.75S9.6 5.75 12 3.25z"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m3.6 7 7.1 5.5c.8.6 1.8.6 2.6 0L20.4 7"/>',
  'map-pin':
    '<path d="M12 21.25c4.3-4.3 6.9-7.7 6.9-11.2a6.9 6.9 0 1 0-13.8 0c0 3.5 2.6 6.9 6.9 11.2z"/><circle cx="12" cy="10" r="2.5"/>',
  menu: '<path d="M3.75 6.5h16.5M3.75 12h16.5M3.75 17.5h16.5"/>',
  metal: '<path d="M6 4v7.5a6 6 0 0 0 12 0V4h-4v7.5a2 2 0 0 1-4 0V4ZM6 8h4M14 8h4"/>',
  money:
    '<rect x="2.75" y="6" width="18.5" height="12" rx="2.25"/><circle cx="12" cy="12" r="2.6"/><path d="M6 9.5v.01M18 14.5v.01"/>',
  morphology:
    '<path d="M17.9 13.2A6.9 6.9 0 1 1 8.5 5.4c1.7-.75 3.1-.6 4.3.1"/><circle cx="15.4" cy="7.6" r="3.35"/><path d="M14.3 11.1c.8 1.9-.2 3.9-2.3 4.3-1.7.3-3.3-.6-3.9-2.1"/><path d="M12.2 15.4c.7 1 .7 2.2 0 3.1"/><path d="M11.1 11.7h2.2"/>',
  mri: '<circle cx="9.6" cy="11" r="7.1"/><circle cx="9.6" cy="11" r="3.1"/><path d="M9.6 12.6h11.65"/><path d="M14.9 15.7h6.35"/><path d="M18.1 15.7v5.05"/><path d="M5 18.4 4.3 20.75h10.6l-.7-2.35"/>',
  nuchal:
    '<path d="M11.7 20.75c-.2-1.7-1.1-2.4-2.7-2.4H7.4c-1 0-1.6-.6-1.6-1.55v-2.1l-1.5-.65c-.4-.2-.5-.6-.3-.95l1.5-2.5C5.4 6.3 8.3 3.25 12.1 3.25c3.8 0 6.5 2.9 6.5 6.5 0 2.7-1.4 4.2-1.4 6.4 0 1.7.4 3.1 1.1 4.6"/><path d="M14.9 12.1c-.75 1.4-.95 2.7-.9 4.1.05 1.1.2 2 .5 2.9"/>',
  parking:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3.5"/><path d="M9.5 17V7.25h3.4a3.1 3.1 0 0 1 0 6.2H9.5"/>',
  phone:
    '<path d="M8.3 3.5H5.5A2 2 0 0 0 3.5 5.7C4.1 13.7 10.3 19.9 18.3 20.5a2 2 0 0 0 2.2-2v-2.7a1.5 1.5 0 0 0-1.15-1.45l-2.7-.65a1.5 1.5 0 0 0-1.5.5l-1 1.25a12.5 12.5 0 0 1-5.6-5.6l1.25-1a1.5 1.5 0 0 0 .5-1.5l-.65-2.7A1.5 1.5 0 0 0 8.3 3.5z"/>',
  pill: '<rect x="2.7" y="8.2" width="18.6" height="7.6" rx="3.8" transform="rotate(-45 12 12)"/><path d="m9.3 9.3 5.4 5.4"/>',
  pregnancy:
    '<circle cx="10.2" cy="4.6" r="2.1"/><path d="M8.3 21.25v-5.5c-1.3-.6-1.8-1.9-1.5-3.3l.5-2.2c.3-1.4 1.4-2.25 2.8-2.25 1.3 0 2.1.7 2.5 1.85 2.6.6 4.4 2.25 4.4 4.5 0 2.4-1.9 3.9-4.5 3.9v3"/><path d="M11.2 13.6c.5 1 1.5 1.5 2.6 1.2"/>',
  print:
    '<path d="M7 8.5V3.5h10v5"/><path d="M7 17H5.5a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H17"/><rect x="7" y="14" width="10" height="6.5" rx="1"/><circle cx="17" cy="11.3" r="0.95" fill="currentColor" stroke="none"/>',
  plus: '<path d="M12 5.25v13.5M5.25 12h13.5"/>',
  prp: '<path d="M8.7 5.75v12a3.3 3.3 0 0 0 6.6 0v-12"/><rect x="7.2" y="2.75" width="9.6" height="3" rx="1"/><path d="M8.7 13.5h6.6"/><path d="M8.7 15.6h6.6"/><path d="M19.9 8.3c.9 1.15 1.35 1.9 1.35 2.6a1.35 1.35 0 0 1-2.7 0c0-.7.45-1.45 1.35-2.6z"/>',
  retry: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4"/><path d="M19.5 3.25V8H14.75"/>',
  search: '<circle cx="10.75" cy="10.75" r="6.75"/><path d="m15.8 15.8 4.7 4.7"/>',
  shield:
    '<path d="M12 2.9 4.75 5.6v5.6c0 4.7 2.9 8 7.25 9.9 4.35-1.9 7.25-5.2 7.25-9.9V5.6z"/><path d="m8.6 11.9 2.4 2.4 4.4-4.7"/>',
  trash: '<path d="M4.5 6.5h15M9 6.5V4.2h6v2.3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6"/>',
  transit:
    '<rect x="5" y="3" width="14" height="14.5" rx="3.5"/><path d="M5 10.75h14M12 3v7.75M8.4 17.5 6.5 21M15.6 17.5l1.9 3.5"/><circle cx="8.7" cy="14.2" r="1.1" fill="currentColor" stroke="none"/><circle cx="15.3" cy="14.2" r="1.1" fill="currentColor" stroke="none"/>',
  ultrasound:
    '<path d="M9.2 2.75h5.6v3.6c0 1.5.5 2.2 1.3 3.1.6.7.9 1.3.9 2.1 0 .7-.5 1.2-1.2 1.2H8.2c-.7 0-1.2-.5-1.2-1.2 0-.8.3-1.4.9-2.1.8-.9 1.3-1.6 1.3-3.1z"/><path d="M8.6 16.1c2.2.9 4.6.9 6.8 0"/><path d="M6.9 18.7c3.3 1.35 6.9 1.35 10.2 0"/><path d="M5.2 21.2c4.4 1.75 9.2 1.75 13.6 0"/>',
  upload:
    '<path d="M12 15.5V4M7.5 8.3 12 3.75l4.5 4.55"/><path d="M4 15.25v2.9c0 1.3 1 2.35 2.35 2.35h11.3c1.3 0 2.35-1 2.35-2.35v-2.9"/>',
  uterus:
    '<path d="M8.3 6.9c1.2-.9 2.4-1.25 3.7-1.25s2.5.35 3.7 1.25c.9.7.8 1.9.4 3-.7 2-1.7 3.4-2.1 5.5v4.85h-4V15.4c-.4-2.1-1.4-3.5-2.1-5.5-.4-1.1-.5-2.3.4-3z"/><path d="M8 7.2C6.3 5.2 4.3 5.5 3.6 7.2"/><path d="M16 7.2c1.7-2 3.7-1.7 4.4 0"/><circle cx="3.9" cy="10.3" r="1.65"/><circle cx="20.1" cy="10.3" r="1.65"/><path d="M12 9.2v3.6"/>',
  warning: warningShape,
  wheelchair:
    '<circle cx="10.2" cy="4.2" r="1.5"/><path d="M10.2 8v6.25h5.1l2.55 5.3 2-.9"/><path d="M10.2 10.7h4.6"/><path d="M7.7 10.7a5.45 5.45 0 1 0 7.3 7.2"/>',
}

import IconDrawing from './IconDrawing.js'

export const warningShape =
  '<path d="M10.5 4.15 2.9 17.4a1.75 1.75 0 0 0 1.5 2.6h15.2a1.75 1.75 0 0 0 1.5-2.6L13.5 4.15a1.75 1.75 0 0 0-3 0z"/><path d="M12 9.25v4.25"/><path d="M12 16.6h.01" stroke-width="2.2"/>'

/** Is in a separate module, so that islands do not load all icons. */
export default function WarningIcon({ small = false }: { readonly small?: boolean }) {
  return <IconDrawing shape={warningShape} small={small} />
}

import type { CSSProperties } from 'react'
import { brandColours } from '../../shared/brand/brand.js'

// Values are literals, because mail programs support neither style sheets nor variables. Dark colours
// override inline ones by `!important`.
const family = "'Source Sans Pro','Segoe UI',-apple-system,Arial,sans-serif"
const { light, dark } = brandColours
const { ink, muted } = light
const line = `1px solid ${light.line}`

const fontOf = (weight: number, size: number, height: number): string =>
  `${weight} ${size}px/${height} ${family}`

export const darkRules = `
:root { color-scheme: light dark; }
@media (max-width: 480px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .action { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted, .muted a { color: ${dark.muted} !important; }
  .rule { border-color: ${dark.line} !important; }
  .mark { border-color: ${dark.primary} !important; }
  .button { background: ${dark.primary} !important; }
  .action { color: ${dark['on-primary']} !important; }
}`

export const styles = {
  body: { margin: 0, padding: 0, background: light.paper },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  paper: { background: light.paper },
  margin: { padding: '32px 16px' },
  card: {
    width: '100%',
    maxWidth: 600,
    background: light.surface,
    border: line,
    borderRadius: 16,
    borderCollapse: 'separate',
    // Long addresses break anywhere. Outlook supports only `wordBreak`.
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  column: { width: '100%', maxWidth: 600 },
  brand: { padding: '32px 40px 0', font: fontOf(300, 22, 1.2), color: ink },
  // Drawn with a border, because mail programs block pictures.
  mark: {
    display: 'inline-block',
    width: 8,
    height: 8,
    border: `5px double ${light.primary}`,
    borderRadius: '50%',
    background: light.coral,
    verticalAlign: 'middle',
  },
  heading: { padding: '24px 40px 0' },
  title: { margin: 0, font: fontOf(300, 32, 1.15), color: ink },
  paragraph: { padding: '16px 40px 0', font: fontOf(400, 17, 1.55), color: ink },
  strong: { fontWeight: 600 },
  block: { padding: '24px 40px 0' },
  label: {
    width: '34%',
    padding: '10px 12px 10px 0',
    borderTop: line,
    font: fontOf(400, 15, 1.4),
    color: muted,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '10px 0',
    borderTop: line,
    font: fontOf(400, 16, 1.4),
    color: ink,
    verticalAlign: 'top',
  },
  listed: { margin: '4px 0 0', font: fontOf(400, 17, 1.55), color: ink },
  link: { color: light.primary },
  actionBlock: { padding: '24px 40px 40px' },
  button: { borderRadius: 999, background: light.primary },
  action: {
    display: 'inline-block',
    padding: '14px 28px',
    font: fontOf(600, 17, 1.2),
    color: light['on-primary'],
    textDecoration: 'none',
    textAlign: 'center',
  },
  footer: { padding: '24px 40px', font: fontOf(400, 14, 1.5), color: muted },
} as const satisfies Record<string, CSSProperties>

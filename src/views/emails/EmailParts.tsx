import type { ReactNode } from 'react'
import { styles } from './emailStyles.js'
import type { EmailLink, EmailRow } from './emailMessages.js'

/** Layout tables, required by mail programs and hidden from screen readers. */
export const layoutTable = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const

export const Title = ({ children }: { children: string }): ReactNode => (
  <tr>
    <td className="pad" style={styles.heading}>
      <h1 className="ink" style={styles.title}>
        {children}
      </h1>
    </td>
  </tr>
)

const Strong = ({ text }: { text: string }): ReactNode =>
  text.split('**').map((piece, position) =>
    position % 2 === 0 ? (
      piece
    ) : (
      <b key={`${position} ${piece}`} style={styles.strong}>
        {piece}
      </b>
    ),
  )

export const Paragraphs = ({ texts }: { texts: readonly string[] }): ReactNode =>
  texts.map((text, position) => (
    <tr key={`${position} ${text}`}>
      <td className="pad ink" style={styles.paragraph}>
        <Strong text={text} />
      </td>
    </tr>
  ))

export const Rows = ({ rows }: { rows: readonly EmailRow[] }): ReactNode => (
  <tr>
    <td className="pad" style={styles.block}>
      <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className="muted rule" style={styles.label}>
                {label}
              </th>
              <td className="ink rule" style={styles.value}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </td>
  </tr>
)

export const Links = ({ links }: { links: readonly EmailLink[] }): ReactNode => (
  <tr>
    <td className="pad" style={styles.block}>
      {links.map(({ label, href }) => (
        <p key={href} className="ink" style={styles.listed}>
          <a className="ink" href={href} style={styles.link}>
            {label}
          </a>
        </p>
      ))}
    </td>
  </tr>
)

export const Action = ({ link }: { link: EmailLink }): ReactNode => (
  <tr>
    <td className="pad" style={styles.actionBlock}>
      <table {...layoutTable}>
        <tbody>
          <tr>
            <td className="button" style={styles.button}>
              <a className="action" href={link.href} style={styles.action}>
                {link.label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </td>
  </tr>
)

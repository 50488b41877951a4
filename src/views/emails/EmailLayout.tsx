import type { ReactNode } from 'react'
import { layoutTable } from './EmailParts.js'
import { darkRules, styles } from './emailStyles.js'
import type { EmailMessages } from './emailMessages.js'

interface Props {
  readonly words: Pick<EmailMessages, 'locale' | 'brand' | 'subject' | 'preview' | 'footer'>
  readonly children: ReactNode
}

const EmailLayout = ({ words, children }: Props): ReactNode => (
  <html lang={`${words.locale}-CA`}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{words.subject}</title>
      <style>{darkRules}</style>
    </head>
    <body className="paper" style={styles.body}>
      <div style={styles.preview}>{words.preview}</div>
      <table {...layoutTable} className="paper" width="100%" style={styles.paper}>
        <tbody>
          <tr>
            <td align="center" style={styles.margin}>
              <table {...layoutTable} className="card" width={600} style={styles.card}>
                <tbody>
                  <tr>
                    <td className="pad ink" style={styles.brand}>
                      <span className="mark" style={styles.mark} />
                      {`\u00A0 ${words.brand}`}
                    </td>
                  </tr>
                  {children}
                </tbody>
              </table>
              <Footer lines={words.footer} />
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
)

const Footer = ({ lines }: { lines: readonly string[] }): ReactNode => (
  <table {...layoutTable} width={600} style={styles.column}>
    <tbody>
      <tr>
        <td className="pad muted" style={styles.footer}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </td>
      </tr>
    </tbody>
  </table>
)

export default EmailLayout

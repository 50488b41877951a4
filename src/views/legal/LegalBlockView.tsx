import type { LegalBlock } from '../../content/contentTypes.js'
import { useSite } from '../site/site.js'
import RichText from '../blocks/RichText.js'
import TextList from '../blocks/TextList.js'
import { unbroken } from '../links/unbroken.js'

/** A paragraph, a list, a subheading or a table of a legal page. */
export default function LegalBlockView({ block }: { readonly block: LegalBlock }) {
  const { localize } = useSite()
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return <TextList items={block.items} />
    case 'subheading':
      return <h3>{unbroken(localize(block.text))}</h3>
    case 'table':
      return <LegalTable block={block} />
  }
}

type TableBlock = Extract<LegalBlock, { readonly kind: 'table' }>

/** Scrolls by itself on a narrow screen, and can be reached with the keyboard to do so. */
function LegalTable({ block }: { readonly block: TableBlock }) {
  const { localize } = useSite()
  const caption = localize(block.caption)
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column.fr} scope="col">
                {localize(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.map((cell) => cell.fr).join()}>
              {row.map((cell) => (
                <td key={cell.fr}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

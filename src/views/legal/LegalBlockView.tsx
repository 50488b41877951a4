import type { LegalBlock } from '../../services/content/schemas/legal.js'
import { useSite } from '../pageContext/site.js'
import RichText from '../blocks/RichText.js'
import TextList from '../blocks/TextList.js'
import { unbroken } from '../links/unbroken.js'

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

function LegalTable({ block }: { readonly block: TableBlock }) {
  const { localize } = useSite()
  const columns = block.columns.map(localize)
  return (
    <table className="cards">
      <caption className="vh">{localize(block.caption)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.map((cell) => cell.fr).join()}>
            {row.map((cell, position) => (
              <td key={cell.fr} data-label={columns[position]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

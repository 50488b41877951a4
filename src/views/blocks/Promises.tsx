import type { ReactNode } from 'react'
import type { Heading } from '../../services/content/schemas/pageParts.js'
import type { Text } from '../../content/localized.js'
import type { IconName } from '../../services/content/schemas/pageParts.js'
import Icon from '../icons/Icon.js'
import RichText from './RichText.js'
import SectionHead from './SectionHead.js'

interface PromiseCard {
  readonly icon: IconName
  readonly title: Text
  readonly text: Text
}

interface Props {
  readonly id: string
  readonly heading: Heading
  readonly items: readonly PromiseCard[]
  readonly more?: string
  readonly children?: ReactNode
}

const shown = 3

export default function Promises({ id, heading, items, more, children }: Props) {
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <SectionHead heading={heading} />
        <Cards items={more === undefined ? items : items.slice(0, shown)} />
        {more !== undefined && (
          <details className="promises-fold wide-open">
            <summary className="more">
              {more}
              <Icon name="chevron" small />
            </summary>
            <Cards items={items.slice(shown)} />
          </details>
        )}
        {children}
      </div>
    </section>
  )
}

function Cards({ items }: Pick<Props, 'items'>) {
  return (
    <ul className="promises">
      {items.map(({ icon, title, text }) => (
        <li key={title.fr}>
          <span className="disc">
            <Icon name={icon} />
          </span>
          <h3>
            <RichText text={title} />
          </h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

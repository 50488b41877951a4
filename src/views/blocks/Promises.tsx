import type { Heading } from '../../content/contentTypes.js'
import type { Text } from '../../content/localized.js'
import type { IconName } from '../../content/pageContentTypes.js'
import Icon from '../icons/Icon.js'
import RichText from './RichText.js'
import SectionHead from './SectionHead.js'

interface Props {
  readonly id: string
  readonly heading: Heading
  readonly items: readonly { readonly icon: IconName; readonly title: Text; readonly text: Text }[]
  readonly sand?: boolean
}

/** What people can count on, each with its icon. */
export default function Promises({ id, heading, items, sand = false }: Props) {
  return (
    <section className={sand ? 'section section--sand' : 'section'} id={id}>
      <div className="wrap">
        <SectionHead heading={heading} />
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
      </div>
    </section>
  )
}

import Icon from '../../icons/Icon.js'
import type { ProblemProps } from './fieldProps.js'

export default function ProblemList({ problems }: { readonly problems: readonly ProblemProps[] }) {
  return (
    <ul className="findings">
      {problems.map(({ label, message, href }) => (
        <li key={`${label} ${message} ${href}`}>
          <Icon name="warning" small />
          <p>
            <a href={href}>{label}</a> {message}
          </p>
        </li>
      ))}
    </ul>
  )
}

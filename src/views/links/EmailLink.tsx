import { useSite } from '../pageContext/site.js'

/** Breaks before the domain only. */
export default function EmailLink() {
  const { email } = useSite().clinic
  const [name, domain] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      <span>
        {name}@<wbr />
        {domain}
      </span>
    </a>
  )
}

import { useSite } from '../pageContext/site.js'

/** The clinic's email address, with a line break allowed only before the domain. */
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

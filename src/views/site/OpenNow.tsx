import { useSite } from '../pageContext/site.js'

export default function OpenNow({ className }: { readonly className?: string }) {
  const { hours } = useSite()
  return (
    <span
      className={className === undefined ? 'open-now' : `open-now ${className}`}
      data-open={hours.isOpen ? 'yes' : 'no'}
      data-until={hours.endsAt}
    >
      <span>
        <b>{hours.state}</b>
        {hours.until !== '' && `, ${hours.until}`}
      </span>
    </span>
  )
}

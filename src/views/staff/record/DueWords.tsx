import RepeatedIcon from '../icons/RepeatedIcon.js'

export interface DueProps {
  readonly text: string
  readonly kind: 'late' | 'soon' | 'later'
}

const classes = { late: 'due due--late', soon: 'due due--soon', later: 'due' } as const

/** Until when the person was told to hear from the clinic; late is said by an icon and in words. */
export default function DueWords({ due }: { readonly due: DueProps }) {
  return (
    <span className={classes[due.kind]}>
      {due.kind === 'late' && <RepeatedIcon name="warning" small />}
      {due.text}
    </span>
  )
}

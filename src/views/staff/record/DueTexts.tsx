import RepeatedIcon from '../icons/RepeatedIcon.js'

export interface DueProps {
  readonly text: string
  readonly kind: 'late' | 'soon' | 'later'
}

const classes = { late: 'due due--late', soon: 'due due--soon', later: 'due' } as const

/** Lateness is shown by icon and text, not by colour alone. */
export default function DueTexts({ due }: { readonly due: DueProps }) {
  return (
    <span className={classes[due.kind]}>
      {due.kind === 'late' && <RepeatedIcon name="warning" small />}
      {due.text}
    </span>
  )
}

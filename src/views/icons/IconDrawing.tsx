interface Props {
  /** What stands inside the `svg`. */
  readonly shape: string
  readonly small?: boolean
}

/** A drawing beside words, never instead of them. */
export default function IconDrawing({ shape, small = false }: Props) {
  return (
    <svg
      className={small ? 'icon icon--s' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Constant shapes of our own, no visitor's text.
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}

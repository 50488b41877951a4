interface Props {
  readonly shape: string
  readonly small?: boolean
}

/** Renders a decorative icon, which must be next to text. */
export default function IconDrawing({ shape, small = false }: Props) {
  return (
    <svg
      className={small ? 'icon icon--s' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Constant markup, no user input.
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}

import { type Locale, regions } from '../../../addresses/pageTable.js'

interface Props {
  readonly title: string
  readonly message: string | undefined
  readonly locale: Locale
  readonly none: string
}

export default function PersonMessage({ title, message, locale, none }: Props) {
  return (
    <>
      <h3>{title}</h3>
      {message ? (
        <blockquote className="quote lines" lang={regions[locale]}>
          {message}
        </blockquote>
      ) : (
        <p className="small muted">{none}</p>
      )}
    </>
  )
}

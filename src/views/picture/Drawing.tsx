import { type DrawingName, drawings } from '../../content/pictures/drawingCatalogue.js'

interface Props {
  readonly name: DrawingName
  readonly part?: string
  /** Empty if the adjacent text is equivalent. */
  readonly alt?: string
}

export default function Drawing({ name, part, alt = '' }: Props) {
  const { width, height } = drawings[name]
  const address = `/drawings/${name}.svg${part === undefined ? '' : `#${part}`}`
  return (
    <img className="drawing" src={address} width={width} height={height} loading="lazy" alt={alt} />
  )
}

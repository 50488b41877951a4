import { type DrawingName, drawings } from '../../content/pictures/drawingCatalogue.js'

interface Props {
  readonly name: DrawingName
  /** Which part of the file is shown: `fr` of the map, `route-mri` of the plan. */
  readonly part?: string
  /** Only where the drawing says what the words beside it do not. */
  readonly alt?: string
}

/** A line drawing in the colours of the theme, loaded when somebody comes near. */
export default function Drawing({ name, part, alt = '' }: Props) {
  const { width, height } = drawings[name]
  const address = `/drawings/${name}.svg${part === undefined ? '' : `#${part}`}`
  return (
    <img className="drawing" src={address} width={width} height={height} loading="lazy" alt={alt} />
  )
}

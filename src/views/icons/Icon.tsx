import type { IconName } from '../../services/content/schemas/pageParts.js'
import IconDrawing from './IconDrawing.js'
import { iconShapes } from './iconShapes.js'

interface Props {
  readonly name: IconName
  readonly small?: boolean
}

export default function Icon({ name, small = false }: Props) {
  return <IconDrawing shape={iconShapes[name]} small={small} />
}

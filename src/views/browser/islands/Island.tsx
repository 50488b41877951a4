import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './islandProps.js'

interface Props<IslandProps extends object> {
  readonly name: IslandName
  readonly component: ComponentType<IslandProps>
  readonly props: IslandProps
  /** URL from which the browser loads the prop `data` instead of reading it from the page. */
  readonly dataFrom?: string
  /** Hydration trigger. `used`: on first interaction; submits are held back until then. */
  readonly hydrates?: 'near' | 'used'
}

/** Renders a component on the server for hydration, as a separate React root with a dedicated id prefix. */
export default function Island<IslandProps extends object>(place: Props<IslandProps>) {
  const { name, component: Component, props, dataFrom, hydrates = 'near' } = place
  const id = useId()
  const written = dataFrom === undefined ? props : { ...props, data: undefined }
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-island-state="pending"
      // The props are in an attribute, so that text cannot end a script element.
      data-props={JSON.stringify(written)}
      data-data-from={dataFrom}
      data-hydrates={hydrates === 'used' ? hydrates : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from '../islandRegistry.js'

interface Props<IslandProps extends object> {
  readonly name: IslandName
  readonly component: ComponentType<IslandProps>
  /** Written into the page for the browser: words and plain data, nothing secret. */
  readonly props: IslandProps
  /** Leaves the prop `data` out of the page: the browser loads it from this address. */
  readonly dataFrom?: string
  /** When it wakes; one that is `used` answers on the device, so that its form waits for it. */
  readonly wakes?: 'near' | 'used'
}

/**
 * The place of a component that wakes in the browser. Pages are static markup, so an island renders
 * a root of its own, which the browser hydrates with the same prefix.
 */
export default function Island<IslandProps extends object>(place: Props<IslandProps>) {
  const { name, component: Component, props, dataFrom, wakes = 'near' } = place
  const id = useId()
  const written = dataFrom === undefined ? props : { ...props, data: undefined }
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-island-state="asleep"
      // An attribute, so that no text in it can end a script.
      data-props={JSON.stringify(written)}
      data-data-from={dataFrom}
      data-wakes={wakes === 'used' ? wakes : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preserveInput } from './preserveInput.js'

interface AwakeProps {
  readonly onAwake: () => void
  readonly children: ReactNode
}

function Awake({ onAwake, children }: AwakeProps) {
  useLayoutEffect(onAwake, [onAwake])
  return children
}

/**
 * Gives the server's own markup to its component, and keeps what was typed before.
 * @param onAwake once the component answers
 * @returns how to let go of it
 */
export const hydrateIsland = <Props extends object>(
  place: HTMLElement,
  Component: ComponentType<Props>,
  onAwake: () => void,
): (() => void) => {
  // The server's own words, written by `Island` for this very component.
  const props: Props = JSON.parse(place.dataset['props'] ?? '{}')
  const giveBack = preserveInput(place)
  const awake = (): void => {
    giveBack()
    onAwake()
  }
  const root = hydrateRoot(
    place,
    <Awake onAwake={awake}>
      <Component {...props} />
    </Awake>,
    { identifierPrefix: place.dataset['islandId'] ?? '' },
  )
  return () => root.unmount()
}

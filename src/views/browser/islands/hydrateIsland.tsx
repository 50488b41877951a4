import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandModule, readProps } from './islandProps.js'
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
 * Hydrates an island and restores typed input.
 * @returns a function that unmounts the island
 * @throws when the props in the page do not match the component
 */
export const hydrateIsland = <Props extends object>(
  place: HTMLElement,
  { default: Component, propKinds }: IslandModule<Props>,
  data: unknown,
  onAwake: () => void,
): (() => void) => {
  const props = readProps(place.dataset['props'] ?? '', propKinds, data)
  const restoreInput = preserveInput(place)
  const isTranslated = place.querySelector('font') !== null
  const awake = (): void => {
    restoreInput()
    onAwake()
  }
  let isLeft = false
  let unmount = (): void => undefined
  // A transition yields to user input between tasks.
  startTransition(() => {
    const root = hydrateRoot(
      place,
      <Awake onAwake={awake}>
        <Component {...props} />
      </Awake>,
      {
        identifierPrefix: place.dataset['islandId'] ?? '',
        onRecoverableError: (error) => {
          // Expected errors: unmounting during hydration, and `font` elements of browser translation.
          if (!isLeft && !isTranslated) reportError(error)
        },
      },
    )
    unmount = () => root.unmount()
  })
  return () => {
    isLeft = true
    unmount()
  }
}

import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandModule, readProps } from './islandProps.js'
import { preserveInput } from './preserveInput.js'

interface HydratedProps {
  readonly onHydrated: () => void
  readonly children: ReactNode
}

function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated])
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
  onHydrated: () => void,
): (() => void) => {
  const props = readProps(place.dataset['props'] ?? '', propKinds, data)
  const restoreInput = preserveInput(place)
  const isTranslated = place.querySelector('font') !== null
  const hydrated = (): void => {
    restoreInput()
    onHydrated()
  }
  let isLeft = false
  let unmount = (): void => undefined
  // A transition yields to user input between tasks.
  startTransition(() => {
    const root = hydrateRoot(
      place,
      <Hydrated onHydrated={hydrated}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: place.dataset['islandId'] ?? '',
        onRecoverableError: (error) => {
          // Errors are expected when the island unmounts during hydration, and after browser translation,
          // which inserts `font` elements.
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

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
 * Hydrates the server's markup and preserves what was typed before.
 * @param data the prop `data` as it was loaded, where the page left it out
 * @param onAwake called once the component is interactive
 * @returns unmounts it, which React reports as an error while it has not hydrated yet
 * @throws when the props in the page are not those of the component
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
  // In short tasks, between which the visitor has their turn.
  startTransition(() => {
    const root = hydrateRoot(
      place,
      <Awake onAwake={awake}>
        <Component {...props} />
      </Awake>,
      {
        identifierPrefix: place.dataset['islandId'] ?? '',
        onRecoverableError: (error) => {
          // Browser translation puts texts into `font` elements: React renders such an island anew.
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

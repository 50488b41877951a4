/** Every island by the name in its marker; each becomes a file of its own in the browser. */
export const islandRegistry = {
  ContactForm: () => import('./ContactForm.island.js'),
} as const

export type IslandName = keyof typeof islandRegistry

export const isIslandName = (name: unknown): name is IslandName =>
  typeof name === 'string' && Object.hasOwn(islandRegistry, name)

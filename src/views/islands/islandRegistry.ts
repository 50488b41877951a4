import type { ComponentType } from 'react'
import type { ApplicationFilesProps } from '../careers/files/applicationFilesProps.js'
import type { ContactFormProps } from '../contact/contactFormProps.js'

export type IslandName = 'ApplicationFiles' | 'ContactForm'

/** What any island can be given: each reads the part that the server wrote for it. */
type IslandProps = ApplicationFilesProps & ContactFormProps

type Loading = Promise<{ readonly default: ComponentType<IslandProps> }>

/** Every island by the name in its marker; each becomes a file of its own in the browser. */
export const islandRegistry: Readonly<Record<IslandName, () => Loading>> = {
  ApplicationFiles: () => import('../careers/files/ApplicationFiles.island.js'),
  ContactForm: () => import('../contact/ContactForm.island.js'),
}

export const isIslandName = (name: unknown): name is IslandName =>
  typeof name === 'string' && Object.hasOwn(islandRegistry, name)

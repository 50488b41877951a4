import { createContext, type ReactNode, useContext } from 'react'

export const FormContext = createContext<ReactNode>(undefined)

/** Cannot occur in text, where `<` is escaped. */
export const formPlaceholder = {
  element: <template data-form-place="" />,
  markup: '<template data-form-place=""></template>',
} as const

export default function FormPlace() {
  return useContext(FormContext)
}

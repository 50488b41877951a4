import { createContext, type ReactNode, useContext } from 'react'

/** The form of the page shown. */
export const FormContext = createContext<ReactNode>(undefined)

/** Stands for the form in a cached page; no text can be mistaken for it, as `<` is escaped in texts. */
export const formPlaceholder = {
  element: <template data-form-place="" />,
  markup: '<template data-form-place=""></template>',
} as const

/** Where the form that the layout was given stands in the page. */
export default function FormPlace() {
  return useContext(FormContext)
}

import type { ReactNode } from 'react'
import Icon from '../../icons/Icon.js'

/** Says why nothing was done; screen readers announce it. */
export default function ErrorNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="notice notice--err" role="alert">
      <Icon name="warning" />
      {children}
    </div>
  )
}

import { useEffect } from 'react'

/** Prefixes the page title while the form has errors, as the server does. */
export const useErrorTitle = (beginning: string, hasErrors: boolean): void => {
  useEffect(() => {
    const mark = `${beginning} `
    const plain = document.title.startsWith(mark)
      ? document.title.slice(mark.length)
      : document.title
    document.title = hasErrors ? mark + plain : plain
  }, [beginning, hasErrors])
}

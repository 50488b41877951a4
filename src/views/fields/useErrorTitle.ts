import { useEffect } from 'react'

/** The page's title says first that the form has errors, as on the page that the server sends. */
export const useErrorTitle = (beginning: string, hasErrors: boolean): void => {
  useEffect(() => {
    const mark = `${beginning} `
    const plain = document.title.startsWith(mark)
      ? document.title.slice(mark.length)
      : document.title
    document.title = hasErrors ? mark + plain : plain
  }, [beginning, hasErrors])
}

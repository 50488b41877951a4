import { sourceOf } from './assets.js'

export interface InlineScript {
  readonly text: string
  /** CSP source expression: `'sha256-…'`. */
  readonly source: string
}

export const createInlineScript = (built: string): InlineScript => {
  const text = built.trim()
  // `</script` ends the element; after `<!--` the parser may ignore its end tag.
  if (/<\/script|<!--/i.test(text))
    throw new Error('An inline script contains </script or <!--, which break its element.')
  return { text, source: sourceOf(text) }
}

/** What was asked for before signing in, as the controllers hand it over. */
export interface Continuation {
  readonly path: string
  readonly fields?: readonly (readonly [string, string])[]
}

/** Keeps in the page alone what was asked for and typed: it goes on from there once signed in. */
export default function ContinuationFields({ path, fields }: Continuation) {
  return (
    <>
      <input type="hidden" name="then" value={path} />
      {fields !== undefined && <input type="hidden" name="kept" value={JSON.stringify(fields)} />}
    </>
  )
}

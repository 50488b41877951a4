export interface Continuation {
  readonly path: string
  readonly fields?: readonly (readonly [string, string])[]
}

/** The interrupted form is stored in these hidden fields only. */
export default function ContinuationFields({ path, fields }: Continuation) {
  return (
    <>
      <input type="hidden" name="then" value={path} />
      {fields !== undefined && <input type="hidden" name="kept" value={JSON.stringify(fields)} />}
    </>
  )
}

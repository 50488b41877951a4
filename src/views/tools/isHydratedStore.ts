const yes = (): boolean => true
const no = (): boolean => false
const neverChanges = () => no

/** True after hydration; false on the server and during hydration. */
export const isHydratedStore = [neverChanges, yes, no] as const

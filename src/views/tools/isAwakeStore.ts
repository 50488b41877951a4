/** What `useSyncExternalStore` asks to know whether a browser runs the tool. */
const yes = (): boolean => true
const no = (): boolean => false
const neverChanges = () => no

/** True in a browser once the tool is awake; on the server and in the page that it sent, false. */
export const isAwakeStore = [neverChanges, yes, no] as const

/** Whether the system's own error is that one, such as `ENOENT`. */
export const isCode = (thrown: unknown, code: string): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === code

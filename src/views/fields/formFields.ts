export const describedBy = (
  id: string,
  hint: boolean,
  error: boolean,
): { 'aria-describedby'?: string; 'aria-invalid'?: true } => {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  }
}

/** The attributes that tie a control to its hint and its fault. */
export const describedBy = (
  id: string,
  hint: boolean,
  fault: boolean,
): { 'aria-describedby'?: string; 'aria-invalid'?: true } => {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(fault ? [`${id}-fault`] : [])]
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(fault ? { 'aria-invalid': true } : {}),
  }
}

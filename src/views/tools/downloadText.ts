/** Hands a text to the visitor as a file; nothing is fetched, and its address says nothing of it. */
export const downloadText = (text: string, name: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

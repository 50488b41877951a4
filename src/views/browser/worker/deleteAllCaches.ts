export const deleteAllCaches = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

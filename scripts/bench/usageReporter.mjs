/*
 * Loaded before a measured program (`node --import`): answers its parent with the processor time
 * and the memory it has used. Nothing of it is in the site.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ processorTime: user + system, memory: process.memoryUsage.rss() })
})
// A parent that is gone has nothing more to ask.
process.on('disconnect', () => process.exit())

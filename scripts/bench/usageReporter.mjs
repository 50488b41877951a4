/* Preloaded into a measured program (`node --import`): reports processor time and memory to its parent. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ processorTime: user + system, memory: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())

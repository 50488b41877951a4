import type { WorkerScope } from './workerScope.js'

declare const self: WorkerScope

/** Takes the place of an earlier worker, forgets what it kept, and leaves. */
const leave = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

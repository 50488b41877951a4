import { deleteCaches } from './deleteCaches.js'
import { skipWaitingMessage } from './skipWaitingMessage.js'
import type { WorkerScope } from './workerScope.js'

declare const self: WorkerScope

/** Takes the place of an earlier worker, forgets what it kept, and leaves. */
const leave = async (): Promise<void> => {
  await deleteCaches()
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
self.addEventListener('message', (event) => {
  if (event.data === skipWaitingMessage) event.waitUntil(self.skipWaiting())
})

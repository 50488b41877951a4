import { deleteAllCaches } from './deleteAllCaches.js'
import { skipWaitingMessage } from './workerSettings.js'
import type { WorkerScope } from './workerScope.js'

declare const self: WorkerScope

const uninstall = async (): Promise<void> => {
  await deleteAllCaches()
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(uninstall()))
self.addEventListener('message', (event) => {
  if (event.data === skipWaitingMessage) event.waitUntil(self.skipWaiting())
})

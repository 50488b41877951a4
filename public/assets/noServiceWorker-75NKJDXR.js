'use strict'
;(() => {
  var t = async () => {
    let e = await caches.keys()
    await Promise.all(e.map((i) => caches.delete(i)))
  }
  var s = 'takeOver'
  var a = async () => {
    await t(), await self.registration.unregister()
  }
  self.addEventListener('install', (e) => e.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (e) => e.waitUntil(a()))
  self.addEventListener('message', (e) => {
    e.data === s && e.waitUntil(self.skipWaiting())
  })
})()

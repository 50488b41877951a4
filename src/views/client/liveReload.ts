/** Development only: reloads the page when the server has started again. */
const source = new EventSource('/live-reload')
let connected = false
source.addEventListener('open', () => {
  if (connected) location.reload()
  connected = true
})

/** Reloads the page after a server restart and shows build errors, in development only. */
const source = new EventSource('/live-reload')

const renderedBy = document.querySelector<HTMLElement>('script[data-server]')?.dataset['server']
// The first connection may already be to a newer server than the one that rendered the page.
source.addEventListener('server', ({ data }: MessageEvent<string>) => {
  if (data !== renderedBy) location.reload()
})

const notice = document.createElement('pre')
notice.setAttribute('role', 'alert')
// Sets style properties, because the content security policy blocks style attributes.
Object.assign(notice.style, {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: '9999',
  maxBlockSize: '80vh',
  margin: '0',
  padding: '1rem',
  overflow: 'auto',
  background: '#3b0d0d',
  color: '#fff',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
})

source.addEventListener('build', ({ data }: MessageEvent<string>) => {
  const error: unknown = JSON.parse(data)
  notice.textContent = String(error)
  if (error === '') notice.remove()
  else document.body.append(notice)
})

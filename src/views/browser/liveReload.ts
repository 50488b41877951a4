/**
 * Development only: reloads the page when the server has started again, and shows what is wrong with
 * a build that is not served.
 */
const source = new EventSource('/live-reload')

const renderedBy = document.querySelector<HTMLElement>('script[data-server]')?.dataset['server']
// Not at the second connection: the first may already be to a newer server than the page is of.
source.addEventListener('server', ({ data }: MessageEvent<string>) => {
  if (data !== renderedBy) location.reload()
})

const notice = document.createElement('pre')
notice.setAttribute('role', 'alert')
// Not a style attribute: the policy of the page refuses those.
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { findFreePort } from '../../../scripts/freePort.js'
import { findWebkit } from '../../../scripts/ensureBrowsers.js'
import { eventually } from '../site/eventually.js'

/* WebKitGTK, the engine of Safari, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */

const programs = findWebkit()

export const describeWithWebkit = (name: string, tests: () => void): void => {
  if (programs !== undefined) {
    describe(name, tests)
    return
  }
  process.stderr.write(`\nSKIPPED “${name}”: WebKitWebDriver or Xvfb is not installed.\n\n`)
  describe.skip(`${name} (WebKitWebDriver or Xvfb is not installed)`, tests)
}

export interface WebkitPage {
  readonly goto: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  /** Runs in the page; arguments and result are JSON. */
  readonly evaluate: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  readonly click: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  /** Uncaught errors and unhandled rejections of the current document, after the load event. */
  readonly errors: () => Promise<unknown>
}

export interface WebkitBrowser {
  /** Opens a session; the driver allows one at a time. */
  readonly open: (size?: { readonly width: number; readonly height: number }) => Promise<WebkitPage>
  readonly close: () => Promise<void>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const createSend =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return fieldOf(answer, 'value')
    throw new Error(`${method} ${path}: ${JSON.stringify(fieldOf(answer, 'value'))}`)
  }

const watchErrors = (): void => {
  const errors: string[] = []
  Object.assign(window, { seenErrors: errors })
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

const readErrors = (): unknown => Reflect.get(window, 'seenErrors')

/** Scrolls without animation, which would move the element away from the click. */
const scrollIntoView = (selector: string): void =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })

const createPage = (send: Send): WebkitPage => {
  const evaluate: WebkitPage['evaluate'] = (script, ...args) =>
    send('POST', '/execute/sync', { script: `return (${String(script)})(...arguments)`, args })
  const elementIdOf = async (selector: string): Promise<string> => {
    await evaluate(scrollIntoView, selector)
    const found = await send('POST', '/element', { using: 'css selector', value: selector })
    return String(fieldOf(found, elementKey))
  }
  return {
    goto: async (url) => {
      await send('POST', '/url', { url })
      await evaluate(watchErrors)
    },
    back: async () => {
      await send('POST', '/back', {})
    },
    evaluate,
    click: async (selector) => {
      await send('POST', `/element/${await elementIdOf(selector)}/click`, {})
    },
    type: async (selector, text) => {
      await send('POST', `/element/${await elementIdOf(selector)}/value`, { text })
    },
    errors: () => evaluate(readErrors),
  }
}

const startDisplay = async (program: string): Promise<[ChildProcess, string]> => {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const written = display.stdio[3]
  if (!isReadable(written)) throw new Error('Xvfb has no pipe for its display number.')
  const [number] = await once(createInterface(written), 'line')
  return [display, `:${number}`]
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'read' in stream

export const openWebkit = async (): Promise<WebkitBrowser> => {
  if (programs === undefined) throw new Error('WebKitWebDriver or Xvfb is not installed.')
  const [display, displayName] = await startDisplay(programs.display)
  const port = await findFreePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: displayName, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const send = createSend(`http://127.0.0.1:${port}`)
  await eventually(async () => {
    await send('GET', '/status')
  })
  let session: string | undefined
  const endSession = async (): Promise<void> => {
    if (session !== undefined) await send('DELETE', session)
    session = undefined
  }
  return {
    open: async ({ width, height } = { width: 1280, height: 900 }) => {
      await endSession()
      const options = { binary: programs.browser, args: ['--automation'] }
      const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options }
      const opened = await send('POST', '/session', { capabilities: { alwaysMatch } })
      const path = `/session/${String(fieldOf(opened, 'sessionId'))}`
      session = path
      const page: Send = (method, command, body) => send(method, path + command, body)
      await page('POST', '/window/rect', { width, height })
      return createPage(page)
    },
    close: async () => {
      await endSession()
      driver.kill()
      display.kill()
    },
  }
}

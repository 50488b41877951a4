import { createRequire } from 'node:module'
import { constants, createContext, runInContext } from 'node:vm'
import { ModernFakeTimers } from '@jest/fake-timers'
import { TestEnvironment } from 'jest-environment-node'
import { ModuleMocker } from 'jest-mock'

/** As outside of the tests: what it reads stays for the other files of tests of this worker. */
const requireInWorker = createRequire(import.meta.url)

/** Node and the tests must mean the same ones: a Buffer is one of these Uint8Arrays. */
const sharedWithNode = new Set(['ArrayBuffer', 'Uint8Array'])

/**
 * Read when first used: some of Node's globals load much, or warn, when they are only looked at.
 * @param {object} global
 * @param {string | symbol} name
 * @param {boolean} enumerable
 * @param {() => unknown} read
 */
const defineLazily = (global, name, enumerable, read) => {
  const configurable = true
  const define = (value) => {
    Object.defineProperty(global, name, { value, writable: true, configurable, enumerable })
  }
  const get = () => {
    const value = read()
    define(value)
    return value
  }
  Object.defineProperty(global, name, { get, set: define, configurable, enumerable })
}

/**
 * Jest's environment for Node, with a plain global object. Jest's own asks a proxy for each global
 * that the code names (`Object`, `Map`, `URL`…), which takes a fifth of the time of a test that
 * renders pages.
 */
export default class PlainGlobals extends TestEnvironment {
  /**
   * @param {ConstructorParameters<typeof TestEnvironment>[0]} config
   * @param {ConstructorParameters<typeof TestEnvironment>[1]} context
   */
  constructor(config, context) {
    super(config, context)
    const provided = this.global
    this.context = createContext(constants.DONT_CONTEXTIFY)
    const global = runInContext('globalThis', this.context)
    for (const name of Reflect.ownKeys(provided)) {
      if (Object.hasOwn(global, name) && !sharedWithNode.has(name)) continue
      const property = Object.getOwnPropertyDescriptor(provided, name)
      if (property.get === undefined) Object.defineProperty(global, name, property)
      else defineLazily(global, name, property.enumerable, () => provided[name])
    }
    global.global = global
    global.Error.stackTraceLimit = provided.Error.stackTraceLimit
    this.global = global
    global.requireInWorker = requireInWorker
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global })
  }
}

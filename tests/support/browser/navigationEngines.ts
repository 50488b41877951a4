/** APIs for client navigation; browsers before 2026 support only the second. */
export const navigationEngines = ['Navigation API', 'History API'] as const
export type NavigationEngine = (typeof navigationEngines)[number]

/** Runs in the page before its scripts: simulates a browser of 2025. */
export const removeNavigationApi = (): void => {
  for (const name of ['navigation', 'NavigateEvent', 'requestIdleCallback']) {
    Reflect.deleteProperty(window, name)
  }
}

/** Runs in the page before its scripts: simulates a browser of 2024. */
export const removeViewTransitions = (): void => {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
}

/** What the page's script moves by; browsers of before 2026 know the second alone. */
export const navigationEngines = ['Navigation API', 'History API'] as const
export type NavigationEngine = (typeof navigationEngines)[number]

/** Runs in the page, before its script: what a browser of 2025 does not have. */
export const takeNavigationApiAway = (): void => {
  for (const name of ['navigation', 'NavigateEvent', 'requestIdleCallback']) {
    Reflect.deleteProperty(window, name)
  }
}

/** The same of a browser of 2024, which has no view transitions either. */
export const takeViewTransitionsAway = (): void => {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
}

/**
 * What each view of a whole page needs to know, by its file. A page declares itself here, beside its
 * props, so that `renderPage` knows it: `declare module '../site/pageViews.js'`.
 */
export interface PageViews {}

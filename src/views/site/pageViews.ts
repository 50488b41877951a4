/** Props by view file. Each page adds itself: `declare module '../site/pageViews.js'`. */
export interface PageViews {}

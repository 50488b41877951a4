import brand from '../../content/brand.json' with { type: 'json' }

/** Paths of the mark, drawn in a square of 40. */
export const brandMark = brand.mark

/** Colours where no style sheet applies; `npm run brand` writes them into `views/styles/tokens.css`. */
export const brandColours = brand.colours

import clinic from '../../content/clinic.json' with { type: 'json' }

/** Paths of the mark, drawn in a square of 40. */
export const brandMark = clinic.brand.mark

/** Colours where no style sheet applies; `npm run brand` writes them into `views/styles/tokens.css`. */
export const brandColours = clinic.brand.colours

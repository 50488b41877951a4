const wide = { width: 320, height: 240 } as const
const figure = { width: 320, height: 640 } as const

/** Every drawing of `public/drawings` and its size in pixels; `npm run drawings` writes the files. */
export const drawings = {
  'body-map': figure,
  'body-map-back': figure,
  'body-map-pregnant': figure,
  bore: wide,
  map: wide,
  'plate-breast': wide,
  'plate-fetal': wide,
  'plate-hysterosonogram': wide,
  'plate-morphology': wide,
  'plate-musculoskeletal': wide,
  'plate-nuchal': wide,
  route: wide,
  'steps-breast-1': wide,
  'steps-breast-2': wide,
  'steps-breast-3': wide,
  'steps-hysterosonogram-1': wide,
  'steps-hysterosonogram-2': wide,
  'steps-hysterosonogram-3': wide,
  'steps-hysterosonogram-4': wide,
  'steps-mri-1': wide,
  'steps-mri-2': wide,
  'steps-mri-3': wide,
  'steps-mri-4': wide,
  'steps-musculoskeletal-1': wide,
  'steps-musculoskeletal-2': wide,
  'steps-musculoskeletal-3': wide,
  'steps-musculoskeletal-4': wide,
  'steps-prp-1': wide,
  'steps-prp-2': wide,
  'steps-prp-3': wide,
  'steps-prp-4': wide,
  'steps-ultrasound-1': wide,
  'steps-ultrasound-2': wide,
  'steps-ultrasound-3': wide,
  'steps-ultrasound-4': wide,
} as const

export type DrawingName = keyof typeof drawings

import { AppError, type ErrorKey } from '../errors/errors.js'

interface ErrorTexts {
  readonly status: number
  readonly key: ErrorKey
  readonly fr: string
  readonly en: string
}

const modifierList =
  'format (f), quality (q), fit, background (b), width (w), height (h), resize (s), position (pos)'

const badRequest = { status: 400, key: 'badRequest' } as const

const imageErrors = {
  'unknown-modifier': {
    ...badRequest,
    fr: `Cette adresse d’image contient un réglage inconnu. Réglages possibles : ${modifierList}.`,
    en: `This image address has an unknown setting. Valid settings: ${modifierList}.`,
  },
  'unknown-provider': {
    ...badRequest,
    fr: 'Fournisseur inconnu : les images viennent de ce site et d’aucun autre.',
    en: 'Unknown provider: images come from this site and from no other.',
  },
  'unknown-preset': {
    ...badRequest,
    fr: 'Préréglage inconnu : ce site n’en a aucun pour ses images.',
    en: 'Unknown preset: this site has none for its images.',
  },
  'bad-value': {
    ...badRequest,
    fr: 'Un réglage de cette image a une valeur hors des limites.',
    en: 'One setting of this image has a value out of range.',
  },
  repeated: {
    ...badRequest,
    fr: 'Le même réglage d’image est donné deux fois.',
    en: 'The same image setting is given twice.',
  },
  'too-large': {
    ...badRequest,
    fr: 'Une image mesure au plus 3840 pixels de côté. Demandez-la plus petite.',
    en: 'An image measures 3840 pixels a side at most. Ask for a smaller one.',
  },
  'too-much-work': {
    ...badRequest,
    fr: 'Cette image serait trop longue à préparer. Demandez-la plus petite.',
    en: 'This image would take too long to prepare. Ask for a smaller one.',
  },
  'not-a-string': {
    ...badRequest,
    fr: 'Entrée autre que du texte : une adresse d’image s’écrit en texte.',
    en: 'Non-string input: an image address is written as text.',
  },
  'no-modifiers': {
    ...badRequest,
    fr: 'Il manque les réglages de l’image. Inscrivez « _ » pour n’en donner aucun.',
    en: 'The image settings are missing. Write “_” to give none.',
  },
  'no-file': {
    ...badRequest,
    fr: 'Il manque le nom du fichier de l’image.',
    en: 'The name of the image file is missing.',
  },
  'bad-path': {
    ...badRequest,
    fr: 'Ce nom de fichier ne peut pas être lu.',
    en: 'This file name cannot be read.',
  },
  damaged: {
    ...badRequest,
    fr: 'Le fichier de cette image est abîmé ou incomplet.',
    en: 'The file of this image is damaged or incomplete.',
  },
  missing: {
    status: 404,
    key: 'notFound',
    fr: 'Cette image n’existe pas ou n’existe plus.',
    en: 'There is no such image, or it is gone.',
  },
  'bad-method': {
    status: 405,
    key: 'methodNotAllowed',
    fr: 'Une image se lit avec GET ou HEAD.',
    en: 'An image is read with GET or HEAD.',
  },
  'too-long': {
    status: 414,
    key: 'badRequest',
    fr: 'Cette adresse d’image est trop longue.',
    en: 'This image address is too long.',
  },
  'not-an-image': {
    status: 415,
    key: 'unsupportedType',
    fr: 'Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF.',
    en: 'This file is not a JPEG, PNG, WebP or AVIF image.',
  },
  'too-many': {
    status: 429,
    key: 'tooMany',
    fr: 'Trop d’images nouvelles en peu de temps. Réessayez dans une minute.',
    en: 'Too many new images in a short time. Try again in a minute.',
  },
  busy: {
    status: 503,
    key: 'unavailable',
    fr: 'Le site prépare déjà beaucoup d’images. Réessayez dans quelques secondes.',
    en: 'The site is already preparing many images. Try again in a few seconds.',
  },
} as const satisfies Record<string, ErrorTexts>

export type ImageErrorCode = keyof typeof imageErrors

interface ErrorDetails {
  readonly headers?: Readonly<Record<string, string>>
  readonly modifier?: string
  readonly cause?: unknown
}

export class ImageError extends AppError {
  override readonly name = 'ImageError'
  readonly modifier: string | undefined
  constructor(
    readonly code: ImageErrorCode,
    details: ErrorDetails = {},
  ) {
    const { status, key } = imageErrors[code]
    super(status, key, details.headers ?? {}, { cause: details.cause })
    this.message = code
    this.modifier = details.modifier
  }

  get sentence(): { readonly fr: string; readonly en: string } {
    const { fr, en } = imageErrors[this.code]
    return { fr, en }
  }
}

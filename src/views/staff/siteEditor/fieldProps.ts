import type { Locale } from '../../../addresses/locales.js'

interface FieldBase {
  /** Path of the field; also the name of its input and prefix of its ids. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Label of the required approval, such as « médical ». */
  readonly review?: string | undefined
  readonly error?: string | undefined
}

export interface TextInput {
  readonly name: string
  readonly locale: Locale
  readonly value: string
  /** Text as visitors read it, if it contains facts or links. */
  readonly reads?: string | undefined
}

export interface ListItem {
  readonly name: string
  readonly title: string
  readonly fields: readonly FieldProps[]
  /** Whether the item is a single text, which needs no heading. */
  readonly isPlain: boolean
}

export type FieldProps = FieldBase &
  (
    | { readonly kind: 'texts'; readonly isLong: boolean; readonly texts: readonly TextInput[] }
    | { readonly kind: 'paragraphs'; readonly value: string }
    | {
        readonly kind: 'inputs'
        readonly isNumber: boolean
        readonly inputs: readonly {
          readonly name: string
          readonly value: string
          /** `undefined` for a single input. */
          readonly label?: string | undefined
        }[]
      }
    | {
        readonly kind: 'choice' | 'choices'
        readonly isOptional: boolean
        readonly options: readonly {
          readonly value: string
          readonly label: string
          readonly isChosen: boolean
        }[]
      }
    | { readonly kind: 'flag'; readonly isOn: boolean; readonly words: string }
    | { readonly kind: 'fixed'; readonly texts: readonly string[] }
    | {
        readonly kind: 'shared'
        readonly href: string
        readonly texts: readonly { readonly locale: Locale; readonly lines: readonly string[] }[]
      }
    | { readonly kind: 'group'; readonly fields: readonly FieldProps[] }
    | {
        readonly kind: 'list'
        /** Whether items may be added, moved and removed. */
        readonly isOpen: boolean
        readonly items: readonly ListItem[]
      }
  )

export interface PictureProps {
  readonly file: string
  readonly src: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Focal point, in CSS pixels. */
  readonly mark: { readonly x: number; readonly y: number } | undefined
  readonly error: string | undefined
}

/** A difference between two states of a document. */
export interface ChangeProps {
  readonly label: string
  readonly review?: string | undefined
  readonly texts: readonly {
    readonly locale?: Locale | undefined
    readonly runs: readonly {
      readonly kind: 'same' | 'added' | 'removed'
      readonly text: string
    }[]
  }[]
}

/** Result of a check: `error` prevents publication, `confirm` requires a confirmation, `advice` is optional. */
export interface ProblemProps {
  readonly kind: 'error' | 'confirm' | 'advice'
  /** Value of the checkbox that confirms the finding. */
  readonly id?: string | undefined
  readonly label: string
  readonly message: string
  readonly href: string
}

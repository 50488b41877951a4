import type { Locale } from '../../../addresses/locales.js'

interface FieldBase {
  /** Name of its inputs, and start of their ids: the path of the field. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Kind of review that a change needs, such as « médical ». */
  readonly review?: string | undefined
  readonly error?: string | undefined
}

export interface TextInput {
  readonly name: string
  readonly locale: Locale
  readonly value: string
  /** As visitors read it, where the text holds facts or links. */
  readonly reads?: string | undefined
}

export interface ListItem {
  readonly name: string
  readonly title: string
  readonly fields: readonly FieldProps[]
  /** One text, which needs no heading of its own. */
  readonly isPlain: boolean
}

/** A field of the generated form. */
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
          /** Where there are two. */
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
    | { readonly kind: 'shared'; readonly href: string; readonly texts: readonly string[] }
    | { readonly kind: 'group'; readonly fields: readonly FieldProps[] }
    | {
        readonly kind: 'list'
        /** Whether items may be added, moved and removed. */
        readonly isOpen: boolean
        readonly items: readonly ListItem[]
      }
  )

/** The file of a picture document. */
export interface PictureProps {
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
  /** Kind of review that it needs. */
  readonly review?: string | undefined
  readonly texts: readonly {
    readonly locale?: Locale | undefined
    readonly runs: readonly {
      readonly kind: 'same' | 'added' | 'removed'
      readonly text: string
    }[]
  }[]
}

/** What must change before a document is published. */
export interface ProblemProps {
  readonly label: string
  readonly message: string
  readonly href: string
}

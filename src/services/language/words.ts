import type { ParseKeys } from 'i18next'
import type { WordTree } from './wordTree.js'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: ['common', ...(keyof WordTree)[]]
    resources: WordTree
  }
}

/** Every key of the locale files with its file, `forms:summary.title`; a plural without its ending. */
export type WordKey = Extract<ParseKeys, `${keyof WordTree}:${string}`>

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The text at a path of the tree; of a plural the texts of its forms, which count something. */
type TextAt<Tree, Path extends string> = Path extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Tree
    ? TextAt<Tree[Group], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : Tree[keyof Tree & `${Path}_${PluralForm}`] | '{{count}}'

type TextOf<Key> = Key extends `${infer File extends keyof WordTree}:${infer Path}`
  ? TextAt<WordTree[File], Path>
  : never

/** The keys of texts that take no value. */
export type PlainWordKey = { [Key in WordKey]: TextOf<Key> extends '' ? Key : never }[WordKey]

type PlaceholderOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

/** What the texts of these keys take: the values of all of them. */
export type WordValues<Key extends WordKey> = {
  readonly [Name in PlaceholderOf<TextOf<Key>>]: Name extends 'count' ? number : string | number
}

type KeyWithValues = Exclude<WordKey, PlainWordKey>

/** A text to be translated later, such as an error of a form: its key and what it takes. */
export type Message =
  | { readonly key: PlainWordKey; readonly values?: OpenValues }
  | {
      readonly [Key in KeyWithValues]: { readonly key: Key; readonly values: WordValues<Key> }
    }[KeyWithValues]

type OpenValues = Readonly<Record<string, string | number>>

/**
 * Words by key, with values for the `{{placeholders}}` of the text. An unknown key or a missing value
 * does not compile.
 */
export interface Translate {
  (message: Message): string
  (key: PlainWordKey): string
  /** Values whose names are known only when it runs, such as those of a form's rules. */
  <Values extends OpenValues>(
    key: WordKey,
    values: string extends keyof Values ? Values : never,
  ): string
  <Key extends WordKey>(key: Key, values: WordValues<Key>): string
}

type GroupPath<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? never
    : Name | `${Name}.${GroupPath<Tree[Name]>}`
}[keyof Tree & string]

/** The key of a group of words: `forms:contact`. */
export type WordGroupKey = {
  [File in keyof WordTree]: `${File}:${GroupPath<WordTree[File]>}`
}[keyof WordTree]

type Texts<Tree> = Tree extends string
  ? string
  : { readonly [Name in keyof Tree]: Texts<Tree[Name]> }

/** The words of a group by name, as an island is given them. */
export type WordGroup<Key extends WordGroupKey> = Texts<TextOf<Key>>

type PlaceholdersOf<Tree> = Tree extends string
  ? PlaceholderOf<Tree>
  : { [Name in keyof Tree]: PlaceholdersOf<Tree[Name]> }[keyof Tree]

/** All words of a group. Values that are not given keep their `{{places}}`, for the browser to fill. */
export type TranslateGroup = <Key extends WordGroupKey>(
  key: Key,
  values?: { readonly [Name in PlaceholdersOf<TextOf<Key>>]?: string | number },
) => WordGroup<Key>

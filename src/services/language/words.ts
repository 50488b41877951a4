import type { ParseKeys } from 'i18next'
import type { WordTree } from './wordTree.js'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: ['common', ...(keyof WordTree)[]]
    resources: WordTree
  }
}

/** Keys of the locale files, such as `forms:summary.title`; plurals without suffix. */
export type WordKey = Extract<ParseKeys, `${keyof WordTree}:${string}`>

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Text at a path; for a plural, the union of its forms. */
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

export type PlainWordKey = { [Key in WordKey]: TextOf<Key> extends '' ? Key : never }[WordKey]

type PlaceholderOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

export type WordValues<Key extends WordKey> = {
  readonly [Name in PlaceholderOf<TextOf<Key>>]: Name extends 'count' ? number : string | number
}

type KeyWithValues = Exclude<WordKey, PlainWordKey>

/** A message to be translated later: its key and values. */
export type Message =
  | { readonly key: PlainWordKey; readonly values?: OpenValues }
  | {
      readonly [Key in KeyWithValues]: { readonly key: Key; readonly values: WordValues<Key> }
    }[KeyWithValues]

type OpenValues = Readonly<Record<string, string | number>>

/** Translates a key. Unknown keys and missing values do not compile. */
export interface Translate {
  (message: Message): string
  (key: PlainWordKey): string
  /** For values known only at run time, such as those of a validation rule. */
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

export type WordGroupKey = {
  [File in keyof WordTree]: `${File}:${GroupPath<WordTree[File]>}`
}[keyof WordTree]

type Texts<Tree> = Tree extends string
  ? string
  : { readonly [Name in keyof Tree]: Texts<Tree[Name]> }

export type WordGroup<Key extends WordGroupKey> = Texts<TextOf<Key>>

type PlaceholdersOf<Tree> = Tree extends string
  ? PlaceholderOf<Tree>
  : { [Name in keyof Tree]: PlaceholdersOf<Tree[Name]> }[keyof Tree]

/** Returns all texts of a group. Placeholders without a value are preserved for the browser. */
export type TranslateGroup = <Key extends WordGroupKey>(
  key: Key,
  values?: { readonly [Name in PlaceholdersOf<TextOf<Key>>]?: string | number },
) => WordGroup<Key>

import type { ParseKeys } from 'i18next'
import type { MessageTree } from './messageTree.js'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: ['common', ...(keyof MessageTree)[]]
    resources: MessageTree
  }
}

/** Keys of the locale files, such as `forms:summary.title`; plurals without suffix. */
export type MessageKey = Extract<ParseKeys, `${keyof MessageTree}:${string}`>

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type TextAt<Tree, Path extends string> = Path extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Tree
    ? TextAt<Tree[Group], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : Tree[keyof Tree & `${Path}_${PluralForm}`] | '{{count}}'

type TextOf<Key> = Key extends `${infer File extends keyof MessageTree}:${infer Path}`
  ? TextAt<MessageTree[File], Path>
  : never

export type PlainMessageKey = {
  [Key in MessageKey]: TextOf<Key> extends '' ? Key : never
}[MessageKey]

export type PlaceholderOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

export type MessageValues<Key extends MessageKey> = {
  readonly [Name in PlaceholderOf<TextOf<Key>>]: Name extends 'count' ? number : string | number
}

type KeyWithValues = Exclude<MessageKey, PlainMessageKey>

export type Message =
  | { readonly key: PlainMessageKey; readonly values?: OpenValues }
  | {
      readonly [Key in KeyWithValues]: { readonly key: Key; readonly values: MessageValues<Key> }
    }[KeyWithValues]

type OpenValues = Readonly<Record<string, string | number>>

export interface Translate {
  (message: Message): string
  (key: PlainMessageKey): string
  /** Overload for values known only at run time, such as those of a validation rule. */
  <Values extends OpenValues>(
    key: MessageKey,
    values: string extends keyof Values ? Values : never,
  ): string
  <Key extends MessageKey>(key: Key, values: MessageValues<Key>): string
}

type GroupPath<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? never
    : Name | `${Name}.${GroupPath<Tree[Name]>}`
}[keyof Tree & string]

export type MessageGroupKey = {
  [File in keyof MessageTree]: `${File}:${GroupPath<MessageTree[File]>}`
}[keyof MessageTree]

type Texts<Tree> = Tree extends string
  ? string
  : { readonly [Name in keyof Tree]: Texts<Tree[Name]> }

export type MessageGroup<Key extends MessageGroupKey> = Texts<TextOf<Key>>

type PlaceholdersOf<Tree> = Tree extends string
  ? PlaceholderOf<Tree>
  : { [Name in keyof Tree]: PlaceholdersOf<Tree[Name]> }[keyof Tree]

/** Returns all texts of a group. Placeholders without a value are preserved for the browser. */
export type TranslateGroup = <Key extends MessageGroupKey>(
  key: Key,
  values?: { readonly [Name in PlaceholdersOf<TextOf<Key>>]?: string | number },
) => MessageGroup<Key>

import type { Locale } from '../addresses/pageTable.js'

/** A value in both languages, on adjacent lines; a missing language does not compile. */
export type Localized<Value = string> = Readonly<Record<Locale, Value>>

/**
 * A sentence or a few, in both languages. It may hold
 * - `{{fact}}`: a fact of the clinic, by its name in `facts.ts`;
 * - `[label](target)`: a link to `page:NAME`, `page:NAME#anchor`, `#anchor`, `tel:clinic`,
 *   `mailto:clinic`, `mailto:privacy` or an `https://` address;
 * - `[words](en)` or `[words](en:https://…)`: words, or a link, in the other language;
 * - `**words**`: strong words.
 */
export type Text = Localized

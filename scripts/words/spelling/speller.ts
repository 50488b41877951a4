import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HunspellFactory, loadModule } from 'hunspell-asm'
import type { Locale } from '../wordTypes.ts'

export interface Speller {
  /** @param word with the apostrophe of a keyboard */
  readonly knows: (word: string, locale: Locale) => boolean
}

const packages = join(import.meta.dirname, '../../../node_modules')

// By their files: the modules of these packages do nothing but read them.
const read = (dictionary: string, part: string): Uint8Array =>
  readFileSync(join(packages, dictionary, part))

const open = (hunspell: HunspellFactory, dictionary: string) =>
  hunspell.create(
    hunspell.mountBuffer(read(dictionary, 'index.aff'), `${dictionary}.aff`),
    hunspell.mountBuffer(read(dictionary, 'index.dic'), `${dictionary}.dic`),
  )

/** Hunspell itself, with the dictionaries of Canadian English and of French as Québec has it. */
export const openSpeller = async (): Promise<Speller> => {
  const hunspell = await loadModule()
  const dictionaries = {
    fr: open(hunspell, 'dictionary-fr'),
    en: open(hunspell, 'dictionary-en-ca'),
  }
  return { knows: (word, locale) => dictionaries[locale].spell(word) }
}

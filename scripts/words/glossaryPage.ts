import type {
  Entry,
  Group,
  Usage,
} from '../../src/services/content/checks/glossary/glossaryTypes.ts'

export const glossaryFile = 'docs/words.md'

const termOf = (pattern: string): string =>
  pattern
    .replaceAll('\\p{L}*', '…')
    .replaceAll(/\\d\+ ?/g, '')
    .replace(/^\(([^)]* )\)\?/, '$1')
    .replaceAll(/\[([^\]])[^\]]*\]\??/g, '$1')
    .replaceAll(/\([^)]*\)\?/g, '')
    .replaceAll(/\(([^)|]*)[^)]*\)/g, '$1')
    .replaceAll('-?', '-')
    .replaceAll(/[^ ]\?/g, '')
    .trim()

const avoided = (usage: Usage | undefined): string => (usage?.avoid ?? []).map(termOf).join(', ')

const rowOf = ({ fr, en, why }: Entry): string =>
  `| ${[fr?.use ?? '', avoided(fr), en?.use ?? '', avoided(en), why].join(' | ')} |`

const tableOf = ({ title, entries }: Group): string =>
  [
    `## ${title}`,
    '',
    '| Français | À éviter | English | Avoided | Why |',
    '| --- | --- | --- | --- | --- |',
    ...entries.map(rowOf),
  ].join('\n')

export const glossaryPage = (glossary: readonly Group[]): string =>
  `${[
    '# Words we use, and words we avoid',
    'Written by `npm run glossary` from `src/services/content/checks/glossary/`: change a term there.\n`npm run check -- content` rejects the avoided terms in every text of the site, and an outdated version\nof this page. Each avoided term includes its plural and its other endings.',
    ...glossary.map(tableOf),
  ].join('\n\n')}\n`

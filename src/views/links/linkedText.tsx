import type { ReactNode } from 'react'

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g

/** `en` or `en:https://…`: words of another language, which screen readers pronounce as such. */
const languageTarget = /^(fr|en)(?::(.+))?$/

/**
 * A text with its `[links](target)` and `**strong words**`. Asks for no site, so that islands may use it.
 * @param addressOf where a target leads; as it is written when absent
 */
export const linkedText = (
  text: string,
  addressOf: (target: string) => string = (target) => target,
): ReactNode[] => {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    nodes.push(text.slice(end, match.index))
    end = match.index + match[0].length
    const [, label, target, strong] = match
    const key = match.index
    if (target === undefined) {
      nodes.push(<strong key={key}>{strong}</strong>)
      continue
    }
    const [, lang, href = lang === undefined ? target : undefined] =
      languageTarget.exec(target) ?? []
    nodes.push(
      href === undefined ? (
        <span key={key} lang={lang}>
          {label}
        </span>
      ) : (
        <a key={key} href={addressOf(href)} lang={lang} hrefLang={lang}>
          {label}
        </a>
      ),
    )
  }
  nodes.push(text.slice(end))
  return nodes
}

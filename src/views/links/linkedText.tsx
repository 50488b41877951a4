import { Fragment, type ReactNode } from 'react'
import { unbroken } from './unbroken.js'

const marks = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g

/** `en` or `en:https://…` sets the language, for the pronunciation of screen readers. */
const languageTarget = /^(fr|en)(?::(.+))?$/

/**
 * Renders `[links](target)` and `**strong**` without context, for islands.
 * @param addressOf resolves a target
 */
export const linkedText = (
  text: string,
  addressOf: (target: string) => string = (target) => target,
): ReactNode[] => {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    nodes.push(<Fragment key={`t${end}`}>{unbroken(text.slice(end, match.index))}</Fragment>)
    end = match.index + match[0].length
    const [, label, target, strong] = match
    const key = match.index
    if (target === undefined) {
      nodes.push(<strong key={key}>{unbroken(strong ?? '')}</strong>)
      continue
    }
    const [, lang, href = lang === undefined ? target : undefined] =
      languageTarget.exec(target) ?? []
    nodes.push(
      href === undefined ? (
        <span key={key} lang={lang}>
          {unbroken(label ?? '')}
        </span>
      ) : (
        <a key={key} href={addressOf(href)} lang={lang} hrefLang={lang}>
          {unbroken(label ?? '')}
        </a>
      ),
    )
  }
  nodes.push(<Fragment key={`t${end}`}>{unbroken(text.slice(end))}</Fragment>)
  return nodes
}

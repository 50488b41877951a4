import { Fragment, type ReactNode } from 'react'
import { markupRuns } from '../../shared/text/markup.js'
import { unbroken } from './unbroken.js'

/** `en` or `en:https://…` sets the language, for the pronunciation of screen readers. */
const languageTarget = /^(fr|en)(?::(.+))?$/

/**
 * Renders `[links](target)` and `**strong**` without context, for islands.
 * @param addressOf resolves a target
 */
export const linkedText = (
  text: string,
  addressOf: (target: string) => string = (target) => target,
): ReactNode[] =>
  markupRuns(text).map((run, place) => {
    const words = unbroken(run.text)
    if (run.kind === 'text') return <Fragment key={place}>{words}</Fragment>
    if (run.kind === 'strong') return <strong key={place}>{words}</strong>
    const [, lang, href = lang === undefined ? run.target : undefined] =
      languageTarget.exec(run.target) ?? []
    return href === undefined ? (
      <span key={place} lang={lang}>
        {words}
      </span>
    ) : (
      <a key={place} href={addressOf(href)} lang={lang} hrefLang={lang}>
        {words}
      </a>
    )
  })

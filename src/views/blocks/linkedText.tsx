import type { ReactNode } from 'react'

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g

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
    nodes.push(
      target === undefined ? (
        <strong key={match.index}>{strong}</strong>
      ) : (
        <a key={match.index} href={addressOf(target)}>
          {label}
        </a>
      ),
    )
  }
  nodes.push(text.slice(end))
  return nodes
}

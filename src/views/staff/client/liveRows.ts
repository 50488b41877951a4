/** Cells that a colleague's change shows in; the others say what the person sent. */
const told = ['.k-due', '.k-note', '.k-state'] as const
/** What acts on the version that was seen: taken over once nobody is about to press it. */
const acting = ['.k-tick', '.k-acts'] as const

const replaceCells = (row: Element, fresh: Element, cells: readonly string[]): void => {
  for (const name of cells) {
    const [cell, next] = [row.querySelector(name), fresh.querySelector(name)]
    if (cell && next) cell.replaceWith(next)
  }
}

const isInUse = (row: Element): boolean =>
  row.matches(':hover, :focus-within') || row.querySelector('.tick:checked, details[open]') !== null

/** Replaces the buttons when the pointer and the focus have left; a row that is used meanwhile tells of the conflict. */
const replaceLater = (row: Element, fresh: Element): void => {
  if (!isInUse(row)) {
    replaceCells(row, fresh, acting)
    return
  }
  const waiting = new AbortController()
  const look = (): void => {
    if (isInUse(row)) return
    waiting.abort()
    replaceCells(row, fresh, acting)
  }
  const { signal } = waiting
  row.addEventListener('pointerleave', () => setTimeout(look), { signal })
  row.addEventListener('focusout', () => setTimeout(look), { signal })
}

/** A row keeps its place and its height: each of its cells is as many lines as before. */
const update = (row: Element, fresh: Element): void => {
  replaceCells(row, fresh, told)
  row.classList.toggle('is-gone', fresh.classList.contains('is-gone'))
  replaceLater(row, fresh)
}

const rowsShown = (references: readonly string[] | 'all'): readonly Element[] =>
  references === 'all'
    ? [...document.querySelectorAll('tbody tr[id]')]
    : references.flatMap((reference) => document.querySelector(`tbody tr[id="${reference}"]`) ?? [])

/** Shows what colleagues did with rows of this page, by what the server makes of them now. */
export const updateRows = async (references: readonly string[] | 'all'): Promise<void> => {
  const rows = rowsShown(references)
  if (rows.length === 0) return
  const address = new URL('/staff/requests/rows', location.origin)
  address.search = location.search
  for (const { id } of rows) address.searchParams.append('row', id)
  const answer = await fetch(address)
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const row of rows) {
    const fresh = page.getElementById(row.id)
    if (fresh) update(row, fresh)
  }
}

/** Why a sentence has no test, and since when. */
interface Reason {
  readonly date: `${number}-${number}-${number}`
  readonly reason: string
}

const aboutTheDocument: Reason = {
  date: '2026-11-22',
  reason: 'It speaks of the document, not of the product.',
}
const introduces: Reason = {
  date: '2026-11-22',
  reason: 'It introduces the sentences after it, which have their tests.',
}
const notShown: Reason = {
  date: '2026-11-22',
  reason: 'It says what is not shown: there is nothing to hold the site against.',
}

/** The sentences of the client's specification that have no test, and why. */
export const withoutTest: Readonly<Record<string, Reason>> = {
  '0.1c': aboutTheDocument,
  '0.1d': aboutTheDocument,
  '1.6': notShown,
  '2.14': introduces,
  '2.21b': notShown,
  '3.1': introduces,
  '3.4': notShown,
  '4.4': notShown,
  '5.1a': notShown,
  '5.6': notShown,
  '6.1a': notShown,
  '6.1b': notShown,
  '7.1a': notShown,
  '7.1b': introduces,
  '7.6e': notShown,
  '7.7b': notShown,
  '8.10': notShown,
  '9.4b': {
    date: '2026-11-22',
    reason:
      'These are numbers of the authentication provider’s own script, which no page loads; what the staff area takes of it is tested there.',
  },
  '9.6': {
    date: '2026-11-22',
    reason:
      'These are numbers of the document database’s client in browsers, which no page loads: the server keeps the records.',
  },
  '9.8b': notShown,
}

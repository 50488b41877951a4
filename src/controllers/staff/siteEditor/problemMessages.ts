/** Messages of `services/content/checks` and of the schemas, which are English sentences, by pattern. */
const problemRules = [
  [/^must not be empty/, 'missing'],
  [/^is missing: with non-participating/, 'unpaid'],
  [/^is missing/, 'absent'],
  [/^must have at most (\d+) characters/, 'tooLong'],
  [/^must hold at most (\d+) /, 'tooMany'],
  [/^must hold at least (\d+) /, 'tooFew'],
  [/^must be at most ([\d.]+)/, 'above'],
  [/^must be at least ([\d.]+)/, 'below'],
  [/^must not be before the day/, 'closesFirst'],
  [/^refers to the unknown fact (.+)/, 'unknownFact'],
  [/^uses the fact (.+), which/, 'emptyFact'],
  [/^links to (.+), (?:a p|which)/, 'deadLink'],
  [/^has a link to (.+) without words/, 'emptyLink'],
  [/^has the facts \[(.*)\] where French has \[(.*)\]/, 'unevenFacts'],
  [/^has the links \[(.*)\] where French has \[(.*)\]/, 'unevenLinks'],
  [/^has (\d+) characters: from (\d+) to (\d+)/, 'length'],
  [/^holds marks/, 'marks'],
  [/^is the same as in/, 'repeated'],
  [/^must not be the address of the front desk/, 'deskMailbox'],
  [/^must be in whole cents/, 'cents'],
  [/^must not end before it begins/, 'endsFirst'],
  [/^must open before it closes/, 'closesBeforeOpening'],
  [/^must not hold (?:hours|closures) that overlap/, 'overlap'],
  [/^must be absent: participating radiologists/, 'insured'],
  [/^must be (?:a whole number )?above 0/, 'positive'],
  [/^must be a quarter hour/, 'quarterHour'],
  [/^refers to the unknown picture “(.+)”/, 'noPicture'],
  [/^says “([^”]+)”: (?:dites|say) ([^(]+) \(/, 'avoid'],
  [/^does not say “(.+)”, which the French says/, 'onlyFrench'],
  [/^does not say “(.+)”, which the English says/, 'onlyEnglish'],
  [/^is the same in French/, 'sameText'],
  [/^types “(.+)” by hand: write (.+)/, 'typedFact'],
  [/^has a sentence of (\d+) words, more than (\d+) \((.+)\)/, 'longSentence'],
  [/^asks for English without/, 'english'],
  [/^closes on (.+)/, 'closesSoon'],
  [/^needs its rights/, 'rights'],
  [/^must be "/, 'choice'],
  [/^must be lower-case letters/, 'slug'],
  [/^must (?:be two numbers|go from the smaller)/, 'range'],
  [/^must be a date/, 'date'],
  [/^must be two whole numbers/, 'focus'],
  [/^must be an https address/, 'url'],
  [/^must be a North American number/, 'phone'],
  [/^must be an email address/, 'email'],
  [/^must be weeks and days/, 'weeks'],
  [/^must follow the order of the day/, 'dayOrder'],
  [/^must hold its best days/, 'bestDays'],
  [/^must be the beginning of the name/, 'nameStress'],
  [/^must be a Canadian postal code/, 'postalCode'],
  [/^uses “(.+)”, which/, 'noShared'],
  [/^must be (?:int$|2 to 5|an? (?:text|number|object|list|time zone))/, 'technical'],
  [/^must (?:not be INC|be the name of a drawing|be JSON)/, 'technical'],
  [/^is (?:of no known kind|not as it must be|not a key|no known document)/, 'technical'],
  [/^has two sections/, 'technical'],
  [/^has no section/, 'noSection'],
  [/^has (\d+) questions: at least (\d+)/, 'fewQuestions'],
  [/^refers to "(.+)", which this page/, 'noAnswer'],
  [/^refers to "(.+)", whose heading/, 'notAsked'],
  [/^has (\d+) words: at least (\d+)/, 'shortPage'],
  [/^“(.+)” is not a word of/, 'misspelled'],
  [/^was not checked for spelling/, 'unchecked'],
  [/^reads at grade [\d.]+, and grade (\d+) is the highest: shorten “(.+?)” \(/, 'grade'],
  [/^ends without a stop/, 'listStop'],
  [/^ends (?:with a stop|a list)/, 'listNoStop'],
  [/^needs the accent on its capital \((.+)\)$/, 'accent'],
  [/^has two (?:spaces|full stops)[^(]*\((.+)\)$/, 'doubled'],
  [/^begins or ends with a space/, 'edgeSpace'],
  [/^has a middle dot[^(]*\((.+)\)$/, 'middleDot'],
  [/^has (?:a straight quotation|“ outside|French quotation)[^(]*\((.+)\)$/, 'quotes'],
  [/^puts the \$[^(]*\((.+)\)$/, 'dollar'],
  [/^(?:writes 9 h|writes times|needs U\+00A0 around the h)[^(]*\((.+)\)$/, 'frenchHours'],
  [/^writes 9:30[^(]*\((.+)\)$/, 'englishHours'],
  [/^writes 1re[^(]*\((.+)\)$/, 'ordinal'],
  [/^has a (?:space|narrow)[^(]*\((.+)\)$/, 'markSpace'],
  [/^needs U\+00A0[^(]*\((.+)\)$/, 'noBreak'],
  [/^has a straight apostrophe[^(]*\((.+)\)$/, 'apostrophe'],
] as const

interface KnownProblem {
  readonly name: (typeof problemRules)[number][1]
  /** Parts of the message. */
  readonly parts: readonly string[]
}

/** Returns the translation key of a message, `undefined` for an unknown one. */
export const knownProblem = (message: string): KnownProblem | undefined => {
  for (const [pattern, name] of problemRules) {
    const match = pattern.exec(message)
    if (match !== null) return { name, parts: match.slice(1) }
  }
  return undefined
}

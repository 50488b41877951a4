import type { Locale } from '../wordTypes.js'

type PerLanguage<Value> = Readonly<Record<Locale, Readonly<Record<string, Value>>>>

/** Number words from two; « un » and "one" are excluded, because they are usually articles or pronouns. */
export const numberWords: PerLanguage<number> = {
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    mille: 1000,
  },
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    hundred: 100,
    thousand: 1000,
  },
}

/** Words that may mean a number, which the other language may omit. */
export const impliedFigures: PerLanguage<string> = {
  fr: { 'une?|premi(?:er|ère)s?': '1', 'deuxièmes?': '2', 'troisièmes?': '3', quotidien: '1 day' },
  en: {
    'one|first|every': '1',
    'second|both|other|between': '2',
    third: '3',
    twice: '2 time',
    daily: '1 day',
  },
}

export const units: PerLanguage<string> = {
  fr: {
    'secondes?': 'second',
    'minutes?|min': 'minute',
    'heures? ouvrables': 'business hour',
    'heures?': 'hour',
    'jours? ouvrables?': 'business day',
    'jours?|journées?': 'day',
    'semaines?': 'week',
    mois: 'month',
    'ans?|années?': 'year',
    '%|pour cent': '%',
    '\\$|dollars?': '$',
    Mo: 'MB',
    ko: 'kB',
    cm: 'cm',
    mm: 'mm',
    'm[lL]': 'mL',
    'litres?|L': 'litre',
    'tesla|T': 'tesla',
    fois: 'time',
  },
  en: {
    'seconds?': 'second',
    'minutes?|min': 'minute',
    'business hours?': 'business hour',
    'hours?': 'hour',
    'business days?': 'business day',
    'days?': 'day',
    'weeks?': 'week',
    'months?': 'month',
    'years?': 'year',
    '%|percent|per cent': '%',
    'dollars?': '$',
    MB: 'MB',
    '[kK]B': 'kB',
    cm: 'cm',
    mm: 'mm',
    'm[lL]': 'mL',
    'lit(?:re|er)s?|L': 'litre',
    'tesla|T': 'tesla',
    times: 'time',
  },
}

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
}
const weekdays = {
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
}

export const calendarNames = (locale: Locale): ReadonlyMap<string, string> => {
  const english = `${months.en} ${weekdays.en}`.split(' ')
  const named = `${months[locale]} ${weekdays[locale]}`.split(' ')
  return new Map(named.map((name, position) => [name, english[position] ?? name]))
}

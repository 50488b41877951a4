import { type Locale, regions } from '../../addresses/pageTable.js'

const units = { fr: ['o', 'ko', 'Mo'], en: ['bytes', 'KB', 'MB'] } as const
const mebibyte = 1024 ** 2

const write = (amount: number, locale: Locale, decimals: 0 | 1): string =>
  new Intl.NumberFormat(regions[locale], { maximumFractionDigits: decimals }).format(amount)

/** Formats 1 887 437 as « 1,8 Mo » or "1.8 MB", with at most one decimal. */
export const formatSize = (bytes: number, locale: Locale): string => {
  const step = bytes < 1024 ? 0 : bytes < mebibyte ? 1 : 2
  const amount = bytes / 1024 ** step
  const number = write(amount, locale, step === 2 ? 1 : 0)
  return `${number}\u00A0${units[locale][step]}`
}

/** Rounds up, so that a file slightly over the limit is not shown with the size of the limit. */
export const formatMebibytes = (bytes: number, locale: Locale): string =>
  write(Math.ceil((bytes / mebibyte) * 10) / 10, locale, 1)

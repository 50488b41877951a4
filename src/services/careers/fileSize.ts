import { type Locale, regions } from '../../routes/table.js'

const units = { fr: ['o', 'Kio', 'Mio'], en: ['bytes', 'KiB', 'MiB'] } as const

/** 1 887 437 → « 1,8 Mio » or "1.8 MiB"; never more than one decimal, nor « 0 ». */
export const formatSize = (bytes: number, locale: Locale): string => {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2
  const amount = bytes / 1024 ** step
  const number = new Intl.NumberFormat(regions[locale], {
    maximumFractionDigits: step === 2 && amount < 10 ? 1 : 0,
  }).format(amount)
  return `${number}\u00A0${units[locale][step]}`
}

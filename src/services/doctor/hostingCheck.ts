import type { Clinic } from '../clinic/readClinic.js'
import type { Doubt } from './check.js'

export interface HostingPlaces {
  readonly bucketRegion: string | undefined
  readonly recordsLocation: (() => Promise<string | undefined>) | undefined
}

interface Place {
  readonly what: string
  readonly region: string | undefined
}

const locate = async (ask: () => Promise<string | undefined>): Promise<string | undefined> => {
  try {
    return await ask()
  } catch {
    // Without permission or response, the region is reported as unknown.
    return undefined
  }
}

export const checkHosting = async (
  { privacy: { hosting } }: Pick<Clinic, 'privacy'>,
  { bucketRegion, recordsLocation }: HostingPlaces,
): Promise<string | Doubt> => {
  const places: readonly Place[] = [
    ...(bucketRegion === undefined ? [] : [{ what: 'files', region: bucketRegion }]),
    ...(recordsLocation === undefined
      ? []
      : [{ what: 'records', region: await locate(recordsLocation) }]),
  ]
  const policy = `the policy states “${hosting.place.en}”`
  if (places.length === 0) return `records and files are on this machine; ${policy}`
  const seen = places.map(({ what, region = 'an unknown region' }) => `${what} in ${region}`)
  const isInside = places.every(({ region }) => hosting.regions.some((one) => one === region))
  if (isInside) return `${seen.join(', ')}; ${policy}`
  return {
    seen: `${seen.join(', ')}; ${policy} (${hosting.regions.join(', ')})`,
    advice:
      'Move the store, or correct the place and its regions in “privacy.hosting” of the clinic’s file: the policy must state the true place.',
  }
}

import { readPhone } from './phoneNumber.js'
import { asText, type Rule, ofEach } from './rule.js'

const errorOf = (value: unknown): 'areaCode' | 'format' | undefined => {
  const reading = readPhone(asText(value))
  return reading.ok ? undefined : reading.error
}

export const phone = (): Rule => ({
  name: 'phone',
  params: {},
  accepts: ofEach((value) => errorOf(value) === undefined),
})

/** Refuses Canadian numbers without area code. Place it before `phone`, which refuses them too. */
export const phoneAreaCode = (): Rule => ({
  name: 'phone_area_code',
  params: {},
  accepts: ofEach((value) => errorOf(value) !== 'areaCode'),
})

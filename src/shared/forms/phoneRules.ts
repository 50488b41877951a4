import { readPhone } from './phoneNumber.js'
import { asText, type Rule, ofEach } from './rule.js'

const errorOf = (value: unknown): 'areaCode' | 'format' | undefined => {
  const reading = readPhone(asText(value))
  return reading.ok ? undefined : reading.error
}

/** A phone number that can be dialled from Canada, typed in any way. */
export const phone = (): Rule => ({
  name: 'phone',
  params: {},
  accepts: ofEach((value) => errorOf(value) === undefined),
})

/** Not a Canadian number without its area code; stands before `phone`, which refuses it too. */
export const phoneAreaCode = (): Rule => ({
  name: 'phone_area_code',
  params: {},
  accepts: ofEach((value) => errorOf(value) !== 'areaCode'),
})

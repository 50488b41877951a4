import { shortAddress } from '../../src/connections/clientAddress.js'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:1234:5678:8a2e:370:7334', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('client address in the log › %s is logged as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import {
  createClientAddress,
  createTrust,
  describeTrust,
  networkOf,
  shortAddress,
} from '../../src/connections/clientAddress.js'
import { readConfig } from '../../src/config/readConfig.js'

const proxiesOf = (variable: string) =>
  readConfig({ TRUSTED_PROXIES: variable }, '/srv/site').trustedProxies

const visitorOf = (variable: string, connectedFrom: string, forwardedFor?: string): string => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: connectedFrom })
  const req = new IncomingMessage(socket)
  if (forwardedFor !== undefined) req.headers['x-forwarded-for'] = forwardedFor
  return createClientAddress(createTrust(proxiesOf(variable)))(req)
}

test.each([
  // Columns: TRUSTED_PROXIES, peer address, X-Forwarded-For, client address
  ['0', '10.1.2.3', '203.0.113.7', '10.1.2.3'],
  ['1', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['1', '10.1.2.3', undefined, '10.1.2.3'],
  ['1', '10.1.2.3', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['2', '10.1.2.3', '198.51.100.9, 203.0.113.7', '198.51.100.9'],
  // Platforms connect from private networks.
  ['1', '::ffff:172.18.0.1', '203.0.113.7', '203.0.113.7'],
  ['1', 'fd00::1', '203.0.113.7', '203.0.113.7'],
  ['1', '100.64.0.9', '203.0.113.7', '203.0.113.7'],
  ['1', '169.254.8.129', '203.0.113.7', '203.0.113.7'],
  // Without a proxy, the peer is the client.
  ['1', '198.51.100.200', '203.0.113.7', '198.51.100.200'],
  ['1', '2001:db8::5', '203.0.113.7', '2001:db8::5'],
  // Networks in CIDR notation.
  ['198.51.100.0/24', '198.51.100.200', '203.0.113.7', '203.0.113.7'],
  ['198.51.100.0/24, 10.0.0.0/8', '10.1.2.3', '203.0.113.7, 198.51.100.9', '203.0.113.7'],
  ['198.51.100.0/24', '10.1.2.3', '203.0.113.7', '10.1.2.3'],
  ['2001:db8::/32', '2001:db8::5', '2001:db8::6:7, 2001:db8::6', '2001:db8::6:7'],
  // Notations in which proxies forward an address.
  ['1', '10.1.2.3', '203.0.113.7:50123', '203.0.113.7'],
  ['1', '10.1.2.3', '[2001:db8::7]:50123', '2001:db8::7'],
  ['1', '10.1.2.3', '[2001:db8::7]', '2001:db8::7'],
  ['1', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['2', '10.1.2.3', 'unknown, 203.0.113.7', '203.0.113.7'],
  ['1', '10.1.2.3', '203.0.113.7:', '10.1.2.3'],
  ['1', '10.1.2.3', '203.0.113.700', '10.1.2.3'],
])(
  'client address › with TRUSTED_PROXIES=%s, peer %s and X-Forwarded-For %p is %s',
  (variable, connected, header, visitor) => {
    expect(visitorOf(variable, connected, header)).toBe(visitor)
  },
)

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  ['2001:DB8:1:200:0:0:0:9', '2001:db8:1:200::/56'],
])('client address › for rate limits, %s is reduced to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['0', 'of nobody'],
  ['1', 'of 1 in a row, the last of which connects from a private network'],
  ['10.0.0.0/8,192.0.2.1', 'of proxies in 10.0.0.0/8, 192.0.2.1'],
])('trusted proxies › TRUSTED_PROXIES=%s is logged at start as “%s”', (variable, told) => {
  expect(describeTrust(proxiesOf(variable))).toBe(told)
})

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

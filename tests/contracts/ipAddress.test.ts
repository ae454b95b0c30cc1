import { BlockList, isIPv4, isIPv6 } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalAddress,
  formatAddress,
  formatRange,
  type IpAddress,
  type IpRange,
  maskAddress,
  parseAddress,
  parseRange,
  rangeContains,
  rangeProblem,
  rangeScope,
} from '../../contracts/platform/ipAddress.ts'

const range = (text: string) => parseRange(text) as IpRange
const address = (text: string) => parseAddress(text) as IpAddress

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:0db8:0000:0001:0000:0000:0000:0001', '2001:db8:0:1::1'],
  // RFC 5952: one zero group is spelled; of two runs the longer goes, of equal ones the first.
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['::', '::'],
  ['::1', '::1'],
  ['1::', '1::'],
  ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
])('%s is written %s', (text, canonical) => {
  expect(canonicalAddress(text)).toBe(canonical)
})

test.each([
  '',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '01.2.3.4',
  '1.2.3.4:80',
  '0x7f.1.1.1',
  'localhost',
  ':::',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4::5:6:7:8',
  '1::2::3',
  ':1::2',
  'g::1',
  '12345::1',
  'fe80::1%eth0',
  '[::1]',
  '::1.2.3',
  '1.2.3.4::',
  '::1.2.3.4:5',
])('%s is no address', text => {
  expect(canonicalAddress(text)).toBeNull()
})

test.each([
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['203.0.113.7/32', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['2001:db8::ffff/32', '2001:db8::/32'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['::ffff:192.0.2.0/120', '192.0.2.0/24'],
])('the range %s is kept as %s', (text, kept) => {
  expect(formatRange(range(text))).toBe(kept)
})

test.each([
  '1.2.3.4/33',
  '::/129',
  '1.2.3.4/',
  '1.2.3.4/-1',
  '1.2.3.4/08',
  '1.2.3.4/24/24',
  '::ffff:1.2.3.4/90',
  'a/8',
])('%s is no range', text => {
  expect(parseRange(text)).toBeUndefined()
})

test.each([
  ['0.0.0.0/0', 'everything'],
  ['::/0', 'everything'],
  ['128.0.0.0/1', 'tooWide'],
  ['10.0.0.0/7', 'tooWide'],
  ['2000::/15', 'tooWide'],
  ['nothing', 'invalid'],
  ['10.0.0.0/8', undefined],
  ['2001::/16', undefined],
  ['203.0.113.7', undefined],
])('an entry %s: %s', (text, fault) => {
  expect(rangeProblem(text)).toBe(fault)
})

test.each([
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  // The same bits in the other version are another address.
  ['0.0.0.1', '::1', false],
  ['::/96', '1.2.3.4', false],
])('%s holds %s: %s', (entry, asked, held) => {
  expect(rangeContains(range(entry), address(asked))).toBe(held)
})

test('a range holds a narrower one and not a wider one', () => {
  expect(rangeContains(range('10.0.0.0/8'), range('10.1.0.0/16'))).toBe(true)
  expect(rangeContains(range('10.1.0.0/16'), range('10.0.0.0/8'))).toBe(false)
})

test.each([
  ['127.0.0.1', 'loopback'],
  ['::1', 'loopback'],
  ['192.168.1.0/24', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', 'public'],
  ['100.64.0.0/10', 'private'],
  ['fd12::/16', 'private'],
  ['fe80::1', 'private'],
  ['8.0.0.0/8', 'public'],
])('%s lies in a %s network', (text, reach) => {
  expect(rangeScope(range(text))).toBe(reach)
})

test('a masked address tells the network and not who is in it', () => {
  expect(maskAddress('203.0.113.7')).toBe('203.0.113.•••')
  expect(maskAddress('::ffff:203.0.113.7')).toBe('203.0.113.•••')
  expect(maskAddress('2001:db8:7:1::9')).toBe('2001:db8:7:•••')
  expect(maskAddress('unknown')).toBeNull()
})

describe('for any address', () => {
  const four = fc.ipV4()
  const six = fc.ipV6()

  test('what node takes for an address is one, and the canonical text is stable', () => {
    fc.assert(
      fc.property(fc.oneof(four, six), text => {
        const written = canonicalAddress(text) ?? ''
        expect(isIPv4(written) || isIPv6(written)).toBe(true)
        expect(canonicalAddress(written)).toBe(written)
        expect(parseAddress(written)).toEqual(parseAddress(text))
      }),
    )
  })

  test('what node takes for none is none', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...Array.from('0123456789af:./')), maxLength: 24 })
    fc.assert(
      fc.property(nearly, text => {
        expect(parseAddress(text) !== undefined).toBe(isIPv4(text) || isIPv6(text))
      }),
    )
  })

  test('version 6 is written as a browser writes it in an address', () => {
    fc.assert(
      fc.property(six, text => {
        fc.pre(address(text).version === 6)
        expect(new URL(`http://[${text}]/`).hostname).toBe(`[${formatAddress(address(text))}]`)
      }),
    )
  })

  test('a range holds exactly what node’s list holds', () => {
    const same = (version: 4 | 6, widest: number) =>
      fc
        .tuple(
          fc.bigInt({ min: 0n, max: (1n << BigInt(widest)) - 1n }),
          fc.integer({ min: 0, max: widest }),
          // Near the range more often than not.
          fc.nat({ max: widest - 1 }),
        )
        .map(([bits, prefix, flipped]) => ({
          entry: `${formatAddress({ version, bits })}/${prefix}`,
          asked: formatAddress({ version, bits: bits ^ (1n << BigInt(flipped)) }),
          family: version === 4 ? ('ipv4' as const) : ('ipv6' as const),
          prefix,
          net: formatAddress({ version, bits }),
        }))
    fc.assert(
      fc.property(fc.oneof(same(4, 32), same(6, 128)), ({ entry, asked, family, prefix, net }) => {
        // In version 6's clothes these are addresses of version 4.
        fc.pre(family === 'ipv4' || (address(net).version === 6 && address(asked).version === 6))
        const list = new BlockList()
        list.addSubnet(net, prefix, family)
        expect(rangeContains(range(entry), address(asked))).toBe(list.check(asked, family))
      }),
    )
  })

  test('an IPv4-mapped address matches whatever its IPv4 address matches', () => {
    fc.assert(
      fc.property(four, four, fc.integer({ min: 0, max: 32 }), (net, asked, prefix) => {
        const entry = range(`${net}/${prefix}`)
        expect(rangeContains(entry, address(`::ffff:${asked}`))).toBe(rangeContains(entry, address(asked)))
        expect(rangeContains(range(`::ffff:${net}/${prefix + 96}`), address(asked))).toBe(
          rangeContains(entry, address(asked)),
        )
      }),
    )
  })
})

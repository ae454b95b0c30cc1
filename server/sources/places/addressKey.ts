import { isIPv4, isIPv6 } from 'node:net'

/** An address as a number that sorts: of IPv4 its 32 bits, of IPv6 the first 64. Undefined for what is no address. */
export function addressKey(address: string): { family: 4 | 6; key: bigint } | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return { family: 4, key: plain.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n) }
  if (!isIPv6(plain)) return undefined
  const [head = '', tail] = plain.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  return { family: 6, key: all.slice(0, 4).reduce((sum, part) => sum * 65_536n + BigInt(`0x${part || '0'}`), 0n) }
}

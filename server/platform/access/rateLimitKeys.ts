import { isIPv6 } from 'node:net'
import type { Context, Scope } from '../context.ts'

/** Under which keys a try counts: whom it is about, and from where it comes. Both as keyed indexes. */
export const rateLimitKeys = ({ vault }: Context, what: string, identifier: string, { ip }: Scope) => ({
  identifier: `${what}:${vault.index('limit', identifier)}`,
  address: `${what}:from:${vault.index('limit', ip ? networkPrefix(ip) : 'unknown')}`,
})

/** Whoever has an IPv6 address has 2^64 of them: they count as one place. */
export function networkPrefix(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped) return mapped
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

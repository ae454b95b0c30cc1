import { BlockList, isIP } from 'node:net'

/** Whether connections to an address are forbidden. The sandbox may reach loopback, where its simulators run. */
export function isForbidden(address: string, { production }: { production: boolean }): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (!production && loopback.check(address, family)) return false
  return reserved.check(address, family)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Everything other than public unicast addresses (IANA special-purpose registries); IPv4 rules also apply to mapped addresses. */
const reserved = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // IPv4 as a translator writes it.
  ['::ffff:0:0:0', 96],
  ['100::', 8],
  ['200::', 7],
  ['400::', 6],
  ['800::', 5],
  ['1000::', 4],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  // Nothing beyond 2000::/3 is public: unique local, link-local, site-local (fec0::/10), multicast.
  ['4000::', 2],
  ['8000::', 1],
] as const)
  reserved.addSubnet(net, prefix, 'ipv6')

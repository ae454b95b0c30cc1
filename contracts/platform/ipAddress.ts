/** An IP address: 32 bits for version 4, 128 for version 6. */
export interface IpAddress {
  version: 4 | 6
  bits: bigint
}

/** All addresses with the same first `prefix` bits; the remaining bits are 0. A single address is a range too. */
export interface IpRange extends IpAddress {
  prefix: number
}

const widths = { 4: 32, 6: 128 } as const

/** ::ffff:0:0/96, the form in which a dual-stack server sees IPv4 callers. */
const MAPPED = 0xffffn
const MAPPED_PREFIX = 96

const octet = /^(0|[1-9]\d{0,2})$/
const group = /^[0-9a-f]{1,4}$/

function bitsOf4(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every(part => octet.test(part) && Number(part) < 256)) return undefined
  return parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)
}

/** `a:b:1.2.3.4` as `a:b:102:304`. */
function withoutDots(text: string): string | undefined {
  if (!text.includes('.')) return text
  const at = text.lastIndexOf(':') + 1
  const last = bitsOf4(text.slice(at))
  return last === undefined
    ? undefined
    : `${text.slice(0, at)}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}`
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

function bitsOf6(text: string): bigint | undefined {
  const halves = withoutDots(text.toLowerCase())?.split('::') ?? []
  if (halves.length < 1 || halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map(groupsOf)
  const missing = 8 - head.length - tail.length
  // `::` replaces at least one group.
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const all = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (!all.every(one => group.test(one))) return undefined
  return all.reduce((bits, one) => (bits << 16n) | BigInt(`0x${one}`), 0n)
}

/**
 * Parses an address in the formats of RFC 4291; undefined for anything else, including zones and ports. An IPv4-mapped address,
 * `::ffff:192.0.2.1`, becomes that IPv4 address.
 */
export function parseAddress(text: string): IpAddress | undefined {
  const four = bitsOf4(text)
  if (four !== undefined) return { version: 4, bits: four }
  const six = bitsOf6(text)
  if (six === undefined) return undefined
  return six >> 32n === MAPPED ? { version: 4, bits: six & 0xffffffffn } : { version: 6, bits: six }
}

/** Parses an address or a range, `192.0.2.0/24`; bits after the prefix are cleared. */
export function parseRange(text: string): IpRange | undefined {
  const [head = '', length, ...more] = text.trim().split('/')
  const address = parseAddress(head)
  if (!address || more.length > 0) return undefined
  const widest = widths[address.version]
  if (length === undefined) return { ...address, prefix: widest }
  if (!/^(0|[1-9]\d{0,2})$/.test(length)) return undefined
  // The prefix length of a mapped address counts IPv6 bits.
  const prefix = Number(length) - (address.version === 4 && head.includes(':') ? MAPPED_PREFIX : 0)
  if (prefix < 0 || prefix > widest) return undefined
  const free = BigInt(widest - prefix)
  return { version: address.version, bits: (address.bits >> free) << free, prefix }
}

/** Whether a range contains an address or another range. */
export function rangeContains(range: IpRange, candidate: IpAddress | IpRange): boolean {
  const free = BigInt(widths[range.version] - range.prefix)
  const within = !('prefix' in candidate) || candidate.prefix >= range.prefix
  return range.version === candidate.version && within && candidate.bits >> free === range.bits >> free
}

/** The canonical text; for IPv6 according to RFC 5952: lower case, the longest run of zeros as `::`. */
export function formatAddress({ version, bits }: IpAddress): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map(by => String((bits >> by) & 0xffn)).join('.')
  const groups = Array.from({ length: 8 }, (_, index) => ((bits >> BigInt(112 - 16 * index)) & 0xffffn).toString(16))
  const { start, length } = longestZeros(groups)
  if (length < 2) return groups.join(':')
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`
}

/** The first of the longest runs of zero groups. */
function longestZeros(groups: readonly string[]) {
  let best = { start: 0, length: 0 }
  for (let start = 0; start < groups.length; start++) {
    const end = groups.findIndex((one, index) => index >= start && one !== '0')
    const length = (end === -1 ? groups.length : end) - start
    if (length > best.length) best = { start, length }
  }
  return best
}

export const isSingle = ({ version, prefix }: IpRange): boolean => prefix === widths[version]

/** The canonical text of a range; a single address has no prefix length. */
export const formatRange = (range: IpRange): string =>
  isSingle(range) ? formatAddress(range) : `${formatAddress(range)}/${range.prefix}`

/** The canonical text of an address from a connection or a header; null if it is invalid. */
export function canonicalAddress(text: string): string | null {
  const address = parseAddress(text)
  return address ? formatAddress(address) : null
}

/** The shortest prefix of an entry: a wider range would defeat the list. */
export const widestPrefix = { 4: 8, 6: 16 } as const

/** The problem of an allow-list entry, as a message key. */
export type RangeProblem = 'invalid' | 'everything' | 'tooWide'

export function rangeProblem(text: string): RangeProblem | undefined {
  const range = parseRange(text)
  if (!range) return 'invalid'
  if (range.prefix === 0) return 'everything'
  return range.prefix < widestPrefix[range.version] ? 'tooWide' : undefined
}

const privateRanges = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
]
const loopbackRanges = ['127.0.0.0/8', '::1']

/** The scope of a range: this machine, a private network, or the Internet. */
export function rangeScope(range: IpRange): 'loopback' | 'private' | 'public' {
  const within = (texts: readonly string[]) => texts.some(text => rangeContains(parseRange(text) as IpRange, range))
  if (within(loopbackRanges)) return 'loopback'
  return within(privateRanges) ? 'private' : 'public'
}

/** Masks an address so that it identifies the network but not the host: */
export function maskAddress(text: string): string | null {
  const address = parseAddress(text)
  if (!address) return null
  if (address.version === 4) return formatAddress(address).replace(/\d+$/, '•••')
  const groups = [112n, 96n, 80n].map(by => ((address.bits >> by) & 0xffffn).toString(16))
  return `${groups.join(':')}:•••`
}

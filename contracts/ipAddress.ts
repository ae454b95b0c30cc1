/** An address of the Internet: 32 bits of version 4, or 128 of version 6. */
export interface IpAddress {
  version: 4 | 6
  bits: bigint
}

/** All addresses that begin with the same `prefix` bits; the others of `bits` are 0. A single address is a range too. */
export interface IpRange extends IpAddress {
  prefix: number
}

const widths = { 4: 32, 6: 128 } as const

/** ::ffff:0:0/96, where a server that listens on both sees the callers of version 4. */
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
  // `::` stands for one group at least.
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const all = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (!all.every(one => group.test(one))) return undefined
  return all.reduce((bits, one) => (bits << 16n) | BigInt(`0x${one}`), 0n)
}

/**
 * Reads an address in the forms of RFC 4291; undefined for anything else, a zone or a port included. An address of version 4 in version
 * 6's clothes, `::ffff:192.0.2.1`, is that address of version 4.
 */
export function parseAddress(text: string): IpAddress | undefined {
  const four = bitsOf4(text)
  if (four !== undefined) return { version: 4, bits: four }
  const six = bitsOf6(text)
  if (six === undefined) return undefined
  return six >> 32n === MAPPED ? { version: 4, bits: six & 0xffffffffn } : { version: 6, bits: six }
}

/** Reads an address or a range, `192.0.2.0/24`; bits behind the prefix are cleared. */
export function parseRange(text: string): IpRange | undefined {
  const [head = '', length, ...more] = text.trim().split('/')
  const address = parseAddress(head)
  if (!address || more.length > 0) return undefined
  const widest = widths[address.version]
  if (length === undefined) return { ...address, prefix: widest }
  if (!/^(0|[1-9]\d{0,2})$/.test(length)) return undefined
  // The prefix of a mapped address counts version 6's bits.
  const prefix = Number(length) - (address.version === 4 && head.includes(':') ? MAPPED_PREFIX : 0)
  if (prefix < 0 || prefix > widest) return undefined
  const free = BigInt(widest - prefix)
  return { version: address.version, bits: (address.bits >> free) << free, prefix }
}

/** Whether an address, or the whole of another range, lies in a range. */
export function rangeContains(range: IpRange, asked: IpAddress | IpRange): boolean {
  const free = BigInt(widths[range.version] - range.prefix)
  const within = !('prefix' in asked) || asked.prefix >= range.prefix
  return range.version === asked.version && within && asked.bits >> free === range.bits >> free
}

/** The canonical text: of version 6 as RFC 5952 has it, in lower case, the longest run of zeros as `::`. */
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

/** The canonical text of a range; a single address stands without its prefix. */
export const formatRange = (range: IpRange): string =>
  isSingle(range) ? formatAddress(range) : `${formatAddress(range)}/${range.prefix}`

/** The canonical text of an address as a connection or a header gives it; null for what is none. */
export function canonicalAddress(text: string): string | null {
  const address = parseAddress(text)
  return address ? formatAddress(address) : null
}

/** The shortest prefix of an entry: a wider one would be no list. */
export const widestPrefix = { 4: 8, 6: 16 } as const

/** What is wrong with an entry of an allow-list, as a key of its words. */
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

/** Where a range lies: on this machine, in a network of its own, or on the Internet. */
export function rangeScope(range: IpRange): 'loopback' | 'private' | 'public' {
  const within = (texts: readonly string[]) => texts.some(text => rangeContains(parseRange(text) as IpRange, range))
  if (within(loopbackRanges)) return 'loopback'
  return within(privateRanges) ? 'private' : 'public'
}

/** An address that tells networks apart and not who is in them: `203.0.113.•••`, `2001:db8:7:•••`. */
export function maskAddress(text: string): string | null {
  const address = parseAddress(text)
  if (!address) return null
  if (address.version === 4) return formatAddress(address).replace(/\d+$/, '•••')
  const groups = [112n, 96n, 80n].map(by => ((address.bits >> by) & 0xffffn).toString(16))
  return `${groups.join(':')}:•••`
}

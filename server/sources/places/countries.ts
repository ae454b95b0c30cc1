import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { addressKey } from './addressKey.ts'

interface Table {
  /** The first and the last key of each range, in order. */
  from: BigUint64Array
  to: BigUint64Array
  /** Two letters for each range. */
  countries: string
}

let loaded: Record<4 | 6, Table> | undefined

/** From the file that `scripts/packCountries.ts` makes. Read on first use. */
function load(): Record<4 | 6, Table> {
  const text = brotliDecompressSync(readFileSync(new URL('./countries.txt.br', import.meta.url))).toString('latin1')
  const [four = '', six = ''] = text.trimEnd().split('\n\n')
  return { 4: tableOf(four), 6: tableOf(six) }
}

function tableOf(text: string): Table {
  const lines = text.split('\n')
  const [from, to] = [new BigUint64Array(lines.length), new BigUint64Array(lines.length)]
  const countries: string[] = []
  let after = 0n
  for (const [at, line] of lines.entries()) {
    const [gap = '0', length = '0', country = '??'] = line.split('\t')
    from[at] = after + inBase36(gap)
    to[at] = (from[at] ?? 0n) + inBase36(length)
    after = (to[at] ?? 0n) + 1n
    countries.push(country)
  }
  return { from, to, countries: countries.join('') }
}

/** Exact up to 64 bits: the last seven digits, and those before them. */
function inBase36(text: string): bigint {
  if (text.length <= 10) return BigInt(Number.parseInt(text, 36))
  return BigInt(Number.parseInt(text.slice(0, -7), 36)) * 36n ** 7n + BigInt(Number.parseInt(text.slice(-7), 36))
}

/**
 * The country of a network address by the registries' assignments, such as `IN`; null if the table does not have the address, as of private networks. It says
 * nothing about proxies: whoever uses one has its country.
 */
export function countryOfAddress(address: string | null): string | null {
  const asked = address === null ? undefined : addressKey(address)
  if (!asked) return null
  loaded ??= load()
  const { from, to, countries } = loaded[asked.family]
  let [low, high] = [0, from.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? 0n) > asked.key) high = middle - 1
    else if ((to[middle] ?? 0n) < asked.key) low = middle + 1
    else return countries.slice(middle * 2, middle * 2 + 2)
  }
  return null
}

import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { addressKey } from '../server/sources/places/addressKey.ts'

/*
 * Packs the table of countries by IP address (`@ip-location-db/geo-whois-asn-country`, CC0) into `server/sources/places/countries.txt.br`: for each family a
 * line per range with the gap to the end of the one before, its length less one, and its country. Neighbours of one country are one range. Of IPv6, the
 * first 64 bits: a range that shares them with another country's is left out, because the table would not tell them apart.
 *
 *     node scripts/packCountries.ts
 */

interface Range {
  from: bigint
  to: bigint
  country: string
}

function rangesOf(family: 4 | 6): Range[] {
  const file = new URL(
    `../node_modules/@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-ipv${family}.csv`,
    import.meta.url,
  )
  const ranges: Range[] = []
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [first = '', last = '', country = ''] = line.trim().split(',')
    const [from, to] = [addressKey(first), addressKey(last)]
    if (from?.family !== family || to?.family !== family || !/^[A-Z]{2}$/.test(country)) continue
    const before = ranges.at(-1)
    if (before && from.key <= before.to && before.country !== country) before.country = ''
    if (before && before.country === country && from.key <= before.to + 1n) before.to = to.key
    else if (!before || from.key > before.to) ranges.push({ from: from.key, to: to.key, country })
    else if (to.key > before.to) ranges.push({ from: before.to + 1n, to: to.key, country })
  }
  return ranges.filter(({ country }) => country !== '')
}

const linesOf = (ranges: readonly Range[]) => {
  let after = 0n
  return ranges.map(({ from, to, country }) => {
    const line = `${(from - after).toString(36)}\t${(to - from).toString(36)}\t${country}`
    after = to + 1n
    return line
  })
}

const [four, six] = [linesOf(rangesOf(4)), linesOf(rangesOf(6))]
const text = `${four.join('\n')}\n\n${six.join('\n')}\n`
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(new URL('../server/sources/places/countries.txt.br', import.meta.url), packed)
console.log(`${four.length} ranges of IPv4, ${six.length} of IPv6: ${packed.length} bytes`)

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import metadata from 'libphonenumber-js/metadata.max.json'

/** `[ISO 3166 code, dial code, first digits of mobile numbers, their lengths]` */
export type Row = [code: string, dial: string, first: string, lengths: number[]]

type Kind = [pattern: string, lengths?: number[]] | 0
type Country = [dial: string, idd: string, pattern: string, lengths: number[], ...rest: unknown[]]

const TYPES = 11
const FIXED = 0
const MOBILE = 1
/** Specification §5. */
const LONGEST = 14
/** The specification's exceptions (§5): India's numbers, and one digit less than the real plan in Britain (A108). */
const specified: Record<string, { first?: string; lengths: number[] }> = {
  IN: { first: '6789', lengths: [10] },
  GB: { lengths: [9, 10] },
}

const { countries } = metadata as unknown as { countries: Record<string, Country> }

/** Derives the first digits and lengths of each country's mobile numbers from libphonenumber's metadata (A108). */
export const deriveCountries = (): Row[] =>
  Object.entries(countries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, [dial, , general, possible, ...rest]]) => {
      const kinds = (rest[TYPES - 4] ?? []) as Kind[]
      // An empty pattern means that mobile numbers cannot be told from fixed lines.
      const [pattern, lengths = possible] = [kinds[MOBILE], kinds[FIXED], [general, possible] as Kind].find(
        kind => kind && kind[0],
      ) as Exclude<Kind, 0>
      const first = specified[code]?.first ?? firstDigits(pattern)
      return [code, dial, first, (specified[code]?.lengths ?? lengths).filter(length => length <= LONGEST)]
    })

/** The digits a match of the pattern can start with. Patterns consist of digits, classes, groups and counts. */
export function firstDigits(pattern: string): string {
  let at = 0
  const digits = new Set<string>()
  const alternatives = (collect: boolean): void => {
    let wanted = collect
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at++
        wanted = collect
      } else {
        atom(wanted)
        const dispensable = optional()
        wanted &&= dispensable
      }
    }
  }
  const atom = (collect: boolean): void => {
    if (pattern.startsWith('(?:', at)) {
      at += 3
      alternatives(collect)
      at++
      return
    }
    const [one = ''] = /^(\[[^\]]*\]|\\d|\d)/.exec(pattern.slice(at)) ?? []
    if (!one) throw new Error(`This pattern cannot be read at ${at}: ${pattern}`)
    at += one.length
    if (collect) for (const digit of '0123456789') if (new RegExp(`^${one}$`).test(digit)) digits.add(digit)
  }
  /** True when the atom just read is optional, so that the next one can come first too. */
  const optional = (): boolean => {
    const [count = ''] = /^(\?|\{\d+(?:,\d+)?\})/.exec(pattern.slice(at)) ?? []
    at += count.length
    return count === '?' || count.startsWith('{0')
  }
  alternatives(true)
  return [...digits].sort().join('')
}

const source = (
  rows: Row[],
) => `/** Made by scripts/phoneCountries.ts from libphonenumber's metadata; not written by hand. */
export const countryRows: readonly (readonly [code: string, dial: string, first: string, lengths: readonly number[]])[] = [
${rows.map(([code, dial, first, lengths]) => `  ['${code}', '${dial}', '${first}', [${lengths.join(', ')}]],`).join('\n')}
]
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../contracts/people/phone/countryRows.ts', import.meta.url), source(deriveCountries()))
}

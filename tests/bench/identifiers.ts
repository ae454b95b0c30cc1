import {
  checkIdentifier,
  generateIdentifier,
  generateRareIdentifier,
  type IdentifierKind,
  identifierFacts,
  identifierKinds,
} from '../../contracts/identifiers/index.ts'
import { randomFrom } from './names/random.ts'

const VALUES = 2000
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

type Random = () => number
type Damage = (value: string, random: Random) => string | undefined

const placeIn = (value: string, random: Random) => Math.floor(random() * value.length)

/** What happens to numbers on their way; undefined where a value cannot be damaged so. */
const damages = {
  /** One character of the same kind, a digit or a letter, in place of another. */
  changed: (value, random) => {
    const at = placeIn(value, random)
    const isDigit = /\d/.test(value.charAt(at))
    const others = characters.split('').filter(char => /\d/.test(char) === isDigit && char !== value.charAt(at))
    if (!/[\dA-Z]/.test(value.charAt(at))) return undefined
    return value.slice(0, at) + others[Math.floor(random() * others.length)] + value.slice(at + 1)
  },
  transposed: (value, random) => {
    const at = placeIn(value.slice(1), random)
    const [first, second] = [value.charAt(at), value.charAt(at + 1)]
    return first === second ? undefined : value.slice(0, at) + second + first + value.slice(at + 2)
  },
  decimal: value => (/^\d+$/.test(value) ? `${value}.0` : undefined),
  shortened: value => (/^\d{6,}$/.test(value) ? Number(value).toExponential(4).toUpperCase() : undefined),
} satisfies Record<string, Damage>

/** Refused, or accepted with a warning. */
function isNoticed(kind: IdentifierKind, value: string): boolean {
  const checked = checkIdentifier(kind, value)
  return !checked.ok || checked.warning !== undefined
}

const named: readonly string[] = ['decimal', 'decimalMeant', 'shortened']

/** Refused with a reason that says what a spreadsheet has done. */
function isNamed(kind: IdentifierKind, value: string): boolean {
  const checked = checkIdentifier(kind, value)
  return !checked.ok && named.includes(checked.code)
}

const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length

const valuesOf = (kind: IdentifierKind, generate: typeof generateIdentifier, random: Random) =>
  Array.from({ length: VALUES }, () => generate(kind, random))

/** Damaged values of these kinds, judged. */
function judged(
  kinds: readonly IdentifierKind[],
  damage: Damage,
  judge: (kind: IdentifierKind, value: string) => boolean,
): number {
  const random = randomFrom(26)
  const all = kinds.flatMap(kind =>
    valuesOf(kind, generateIdentifier, random).flatMap(value => {
      const damaged = damage(value, random)
      return damaged === undefined ? [] : [judge(kind, damaged)]
    }),
  )
  return share(all)
}

const hasCheck = (kind: IdentifierKind) => identifierFacts(kind).localChecks.includes('checkDigit')

/** Shares of generated values, valid and damaged, over all kinds of identifiers; docs/benchmarks.md. */
export async function benchIdentifiers() {
  const random = randomFrom(8)
  const accepted = (generate: typeof generateIdentifier) =>
    share(identifierKinds.flatMap(kind => valuesOf(kind, generate, random).map(value => !isNoticed(kind, value))))
  const checked = identifierKinds.filter(hasCheck)
  const others = identifierKinds.filter(kind => !hasCheck(kind))
  return {
    kinds: identifierKinds.length,
    accepted: { usual: accepted(generateIdentifier), rare: accepted(generateRareIdentifier) },
    decimal: judged(identifierKinds, damages.decimal, isNamed),
    shortened: judged(identifierKinds, damages.shortened, isNamed),
    changed: {
      ...Object.fromEntries(checked.map(kind => [kind, judged([kind], damages.changed, isNoticed)])),
      withoutCheck: judged(others, damages.changed, isNoticed),
    },
    transposed: {
      ...Object.fromEntries(checked.map(kind => [kind, judged([kind], damages.transposed, isNoticed)])),
      withoutCheck: judged(others, damages.transposed, isNoticed),
    },
  }
}

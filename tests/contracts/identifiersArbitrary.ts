import fc from 'fast-check'
import {
  generateIdentifier,
  generateRareIdentifier,
  type IdentifierKind,
  identifierKinds,
} from '../../contracts/identifiers/index.ts'

export const anyKind = fc.constantFrom(...identifierKinds)

/** Numbers in [0, 1), as many as are asked for; the same seed gives the same ones (mulberry32). */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

export const valid = (kind: IdentifierKind) =>
  fc
    .tuple(fc.integer(), fc.boolean())
    .map(([seed, rare]) => (rare ? generateRareIdentifier : generateIdentifier)(kind, randomFrom(seed)))

export const replaced = (value: string, at: number, char: string) => value.slice(0, at) + char + value.slice(at + 1)

export const swapped = (value: string, at: number) =>
  value.slice(0, at) + value.charAt(at + 1) + value.charAt(at) + value.slice(at + 2)

import type { Text } from '../text.ts'
import { fill, firstWrong, type Slot } from './slots.ts'
import { type Saying, type SayingCode, saying } from './wording.ts'

export type Finding = { ok: true; note?: Saying; warning?: Saying } | { ok: false; problem: Saying; at?: number }

/** A source of numbers in [0, 1), as `Math.random` is one. */
export type Random = () => number

/** One kind of identifier; every function takes the normalised value, of any length. */
export interface Kind {
  /** With the article in English: "A PAN". */
  name: Text
  normalise?: (compact: string) => string
  check: (value: string) => Finding
  mask: (value: string) => string
  generate: (random: Random) => string
}

export const fine = (code?: SayingCode, params?: Saying['params']): Finding =>
  code ? { ok: true, note: saying(code, params) } : { ok: true }

export const doubtful = (code: SayingCode, params?: Saying['params']): Finding => ({
  ok: true,
  warning: saying(code, params),
})

/** A problem with the characters from `start` to before `end`; `at` is the one to mark. */
export const wrongPart = (
  code: SayingCode,
  value: string,
  [start, end]: [number, number],
  params?: Saying['params'],
  at = start,
): Finding => ({
  ok: false,
  at,
  problem: saying(code, { n: start + 1, m: end, part: value.slice(start, end), ...params }),
})

export const wrongLength = (name: Text, value: string, length: string): Finding => ({
  ok: false,
  problem: saying(value.length === 1 ? 'one' : 'length', { count: value.length, name, length }),
})

/** A kind whose every position is known. `sample` is a stricter layout to generate from, where not all that fits is valid. */
export const fixedKind = (
  kind: Pick<Kind, 'name' | 'mask' | 'normalise'> & Partial<Pick<Kind, 'generate'>>,
  layout: readonly Slot[],
  verify: (value: string) => Finding = () => fine(),
  sample = layout,
): Kind => ({
  generate: random => fill(sample, random),
  ...kind,
  check: value => {
    if (value.length !== layout.length) return wrongLength(kind.name, value, String(layout.length))
    return firstWrong(value, layout) ?? verify(value)
  },
})

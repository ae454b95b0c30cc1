import type { Text } from '../text.ts'
import { type Saying, type SayingCode, saying } from './wording.ts'

/** What a check finds. */
export type Finding = { ok: true; note?: Saying; warning?: Saying } | { ok: false; problem: Saying; at?: number }

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

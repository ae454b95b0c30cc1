import type { Text } from '../text.ts'
import { type IdentifierMessage, type IdentifierMessageCode, identifierMessage } from './messages.ts'

/** What a check finds. */
export type Finding =
  | { ok: true; note?: IdentifierMessage; warning?: IdentifierMessage }
  | { ok: false; problem: IdentifierMessage; at?: number }

export const validFinding = (code?: IdentifierMessageCode, params?: IdentifierMessage['params']): Finding =>
  code ? { ok: true, note: identifierMessage(code, params) } : { ok: true }

export const findingWithWarning = (code: IdentifierMessageCode, params?: IdentifierMessage['params']): Finding => ({
  ok: true,
  warning: identifierMessage(code, params),
})

/** A problem with the characters from `start` to before `end`; `at` is the one to mark. */
export const wrongPart = (
  code: IdentifierMessageCode,
  value: string,
  [start, end]: [number, number],
  params?: IdentifierMessage['params'],
  at = start,
): Finding => ({
  ok: false,
  at,
  problem: identifierMessage(code, { n: start + 1, m: end, part: value.slice(start, end), ...params }),
})

export const wrongLength = (name: Text, value: string, length: string): Finding => ({
  ok: false,
  problem: identifierMessage(value.length === 1 ? 'one' : 'length', { count: value.length, name, length }),
})

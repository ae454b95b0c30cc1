import type { Locale, Text } from '../platform/text.ts'
import { type IdentifierMessageCode, templates } from './messages.ts'

export type { IdentifierMessageCode } from './messages.ts'

/** The result of a check. */
export type Finding =
  | { ok: true; note?: IdentifierMessage; warning?: IdentifierMessage }
  | { ok: false; problem: IdentifierMessage; at?: number }

export const validFinding = (code?: IdentifierMessageCode, params?: IdentifierMessage['params']): Finding =>
  code ? { ok: true, note: identifierMessage(code, params) } : { ok: true }

export const findingWithWarning = (code: IdentifierMessageCode, params?: IdentifierMessage['params']): Finding => ({
  ok: true,
  warning: identifierMessage(code, params),
})

/** A problem with the characters from `start` to `end` (exclusive); `at` is the one to mark. */
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

export const wrongLength = (name: Text, value: string, length: string | Text): Finding => ({
  ok: false,
  problem: identifierMessage(value.length === 1 ? 'one' : 'length', { count: value.length, name, length }),
})

/** A message that is not yet rendered in a language. */
interface IdentifierMessage {
  code: IdentifierMessageCode
  params: Record<string, string | number | Text>
}

export const identifierMessage = (
  code: IdentifierMessageCode,
  params: IdentifierMessage['params'] = {},
): IdentifierMessage => ({ code, params })

export const renderIdentifierMessage = ({ code, params }: IdentifierMessage, locale: Locale): string =>
  templates[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params[name] ?? ''
    return typeof param === 'object' ? param[locale] : String(param)
  })

import type { z } from 'zod'
import type { quoteIntelligence } from '../../contracts/calls/adminIntelligence.ts'
import { type IntelligenceSubjects, intelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import type { Scope } from '../platform/context.ts'
import { issueText, withoutWords } from '../platform/invalidInput.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

export type TypedSubjects = z.output<NonNullable<typeof quoteIntelligence.body>>

/** Company names may contain commas. */
const separators: Record<keyof TypedSubjects, RegExp> = {
  pans: /[\n,;\s]+/,
  mobiles: /[\n,;]+/,
  companies: /\n+/,
  cins: /[\n,;\s]+/,
  alternates: /[\n,;]+/,
}

/** What staff have typed, as lists. Throws `bad_request`, naming each field with the first entry that is wrong and why. */
export function parseSubjects({ locale }: Pick<Scope, 'locale'>, typed: TypedSubjects): IntelligenceSubjects {
  const lists = Object.fromEntries(
    (Object.keys(separators) as (keyof TypedSubjects)[]).map(kind => [kind, entriesOf(typed[kind], separators[kind])]),
  )
  const parsed = intelligenceSubjects.safeParse(lists, withoutWords)
  if (parsed.success) return parsed.data
  const first = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const [kind = 'pans', index] = issue.path.map(String)
    const message = issueText(issue, locale)
    const entry = lists[kind]?.[Number(index)]
    const words = entry === undefined ? message : translate(locale, 'intelligence.wrongEntry', { entry, why: message })
    if (!first.has(kind)) first.set(kind, words)
  }
  const fields = [...first].map(([field, message]) => ({ field, message }))
  throw new Problem('bad_request', fields[0]?.message ?? translate(locale, 'intelligence.noSubject'), fields)
}

const entriesOf = (text: string | null | undefined, separator: RegExp): string[] =>
  (text ?? '')
    .split(separator)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

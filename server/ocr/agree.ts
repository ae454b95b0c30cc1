import type { DocumentComparison } from '../../contracts/calls/documents.ts'
import { compareNames, SAME_NAME } from '../engines/names/index.ts'
import type { ComparedAs } from './plans.ts'

type Agreement = DocumentComparison['fields'][number]['agrees']

/** From this score on, two names are told to be the same; from `SAME_NAME` on to be close. */
const EQUAL_NAME = 0.98

/** How a value of a document relates to the one on record; `unknown` if the source says nothing. */
export function agree(as: ComparedAs, claimed: string, found: string | null): Agreement {
  if (found === null || found === '') return 'unknown'
  if (as === 'date') return claimed === found ? 'same' : 'differs'
  if (as === 'code') return compact(claimed) === compact(found) ? 'same' : 'differs'
  if (as === 'text') return agreeInWords(words(claimed), words(found))
  const { score } = compareNames(claimed, found, { kind: 'unknown' })
  if (score >= EQUAL_NAME) return 'same'
  return score >= SAME_NAME ? 'close' : 'differs'
}

const compact = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

const words = (value: string) => value.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** One text may say more than the other, such as a maker with or without "Limited". */
function agreeInWords(claimed: readonly string[], found: readonly string[]): Agreement {
  if (claimed.join('') === found.join('')) return 'same'
  const [short, long] = claimed.length <= found.length ? [claimed, found] : [found, claimed]
  return short.length > 0 && short.every(word => long.includes(word)) ? 'close' : 'differs'
}

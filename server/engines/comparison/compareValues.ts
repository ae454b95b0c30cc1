import type { ComparedFact, Match } from '../../../contracts/cases/trubgv/compared.ts'
import { normaliseIdentifier } from '../../../contracts/identifiers/index.ts'
import { bandThresholds, compareNames, SAME_NAME } from '../names/index.ts'
import { compareAddresses } from './compareAddresses.ts'

type Compared = Exclude<Match, 'unclaimed'>

/** Whether two sides state the same of a fact. Names by the engine of names; dates, numbers and states exactly. */
export function compareValues(fact: ComparedFact, one: string, other: string): Compared {
  switch (fact) {
    case 'name':
    case 'fatherName':
    case 'employer':
      return byName(one, other, fact === 'fatherName' ? 'person' : fact === 'employer' ? 'organisation' : 'unknown')
    case 'address':
      return compareAddresses(one, other)
    case 'pan':
    case 'uan':
    case 'phone':
    case 'email':
      return byNumber(normaliseIdentifier(fact, one), normaliseIdentifier(fact, other))
    default:
      return one.trim() === other.trim() ? 'same' : 'different'
  }
}

function byName(one: string, other: string, kind: 'person' | 'organisation' | 'unknown'): Compared {
  const { score } = compareNames(one, other, { kind })
  if (score >= bandThresholds.exact) return 'same'
  if (score >= bandThresholds.good) return 'close'
  return score >= SAME_NAME ? 'unclear' : 'different'
}

/** What sources put in place of the characters that they hide. */
const HIDDEN = /[x*•#]/i

/** A masked number says only what it shows. */
function byNumber(one: string, other: string): Compared {
  if (one === other) return isHidden(one) ? 'unclear' : 'same'
  return isHidden(one) || isHidden(other) ? 'unclear' : 'different'
}

/** An address or a PAN has an x of its own: only several in a row hide something, or a sign that is no letter. */
const isHidden = (value: string) => HIDDEN.test(value) && (/[*•#]/.test(value) || /x{3,}/i.test(value))

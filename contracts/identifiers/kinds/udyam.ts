import { text } from '../../platform/text.ts'
import { findingWithWarning, validFinding } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, generateFromSlots, letter, oneOf, pick, times } from '../slots.ts'
import { plateStates } from '../states.ts'

/** Codes of the Udyam portal: those of number plates, and Karnataka's own. */
const udyamStates = new Map([...plateStates, ['KR', text('Karnataka', 'कर्नाटक')]])

/** Ministry of MSME: UDYAM, state, two digits of the district, serial of seven; written with hyphens (UDYAM-MH-26-0123456). */
export const udyam = fixedKind(
  {
    name: text('A Udyam number', 'उद्यम नंबर'),
    mask: maskBy('#####-##-xx-xxx####'),
    typing: 'code',
    // It is often written without UDYAM.
    length: null,
    localChecks: ['format', 'state'],
    sample: 'UDYAMMH260123000',
    normalise: compact => compact.replace(/^(?=[A-Z]{2}\d{9}$)/, 'UDYAM'),
    generate: random => `UDYAM${pick([...udyamStates.keys()], random)}${generateFromSlots(times(9, digit), random)}`,
  },
  [...'UDYAM'.split('').map(oneOf), letter, letter, ...times(9, digit)],
  value => {
    const code = value.slice(5, 7)
    const state = udyamStates.get(code)
    return state ? validFinding('place', { state }) : findingWithWarning('unknownState', { n: 6, m: 7, part: code })
  },
)

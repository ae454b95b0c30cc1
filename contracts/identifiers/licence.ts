import { text } from '../text.ts'
import { type Finding, validFinding, wrongPart } from './finding.ts'
import { fixedKind } from './kind.ts'
import { maskBy } from './mask.ts'
import { digit, generateFromSlots, letter, pick, times } from './slots.ts'
import { matchedLength, plateStates } from './states.ts'
import { randomYear, wrongYear } from './years.ts'

const firstYear = 1940

function verify(value: string): Finding {
  const code = value.slice(0, 2)
  const state = plateStates.get(code)
  if (!state) return wrongPart('state', value, [0, 2], {}, matchedLength(code, plateStates.keys()))
  return wrongYear(value, 4, firstYear) ?? validFinding('placeYear', { state, year: value.slice(4, 8) })
}

/** A driving licence in Sarathi's format: state, office, year of issue, serial of seven digits. */
export const dl = fixedKind(
  {
    name: text('A driving licence number', 'ड्राइविंग लाइसेंस नंबर'),
    mask: maskBy('####xxxxxxx####'),
    generate: random => {
      const office = generateFromSlots(times(2, digit), random)
      return (
        pick([...plateStates.keys()], random) +
        office +
        randomYear(firstYear, random) +
        generateFromSlots(times(7, digit), random)
      )
    },
  },
  [letter, letter, ...times(13, digit)],
  verify,
)

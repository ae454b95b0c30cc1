import { text } from '../text.ts'
import { type Finding, fine, wrongPart } from './finding.ts'
import { fixedKind } from './kind.ts'
import { maskBy } from './masking.ts'
import { pick } from './random.ts'
import { digit, fill, letter, times } from './slots.ts'
import { departure, plateStates } from './states.ts'
import { anyYear, wrongYear } from './years.ts'

const firstYear = 1940

function verify(value: string): Finding {
  const code = value.slice(0, 2)
  const state = plateStates.get(code)
  if (!state) return wrongPart('state', value, [0, 2], {}, departure(code, plateStates.keys()))
  return wrongYear(value, 4, firstYear) ?? fine('placeYear', { state, year: value.slice(4, 8) })
}

/** A driving licence as Sarathi numbers it: state, office, year of issue, serial of seven. */
export const dl = fixedKind(
  {
    name: text('A driving licence number', 'ड्राइविंग लाइसेंस संख्या'),
    mask: maskBy('####xxxxxxx####'),
    generate: random => {
      const office = fill(times(2, digit), random)
      return pick([...plateStates.keys()], random) + office + anyYear(firstYear, random) + fill(times(7, digit), random)
    },
  },
  [letter, letter, ...times(13, digit)],
  verify,
)

import { text } from '../../platform/text.ts'
import { type Finding, validFinding, wrongPart } from '../finding.ts'
import { fixedKind } from '../kind.ts'
import { maskBy } from '../mask.ts'
import { digit, generateFromSlots, letter, oneOf, pick, times } from '../slots.ts'
import { matchedLength, registrars } from '../states.ts'
import { randomYear, wrongYear } from '../years.ts'

const classes = ['PTC', 'PLC', 'OPC', 'NPL', 'FTC', 'FLC', 'GOI', 'SGC', 'GAP', 'GAT', 'ULL', 'ULT']

const firstYear = 1850
const listing = [oneOf('LU'), ...times(5, digit)]
const listings = { L: text('Listed company', 'लिस्टेड कंपनी'), U: text('Unlisted company', 'अनलिस्टेड कंपनी') }

function verifyCin(value: string): Finding {
  const code = value.slice(6, 8)
  const state = registrars.get(code)
  if (!state) return wrongPart('state', value, [6, 8], {}, 6 + matchedLength(code, registrars.keys()))
  const year = wrongYear(value, 8, firstYear)
  if (year) return year
  const company = value.slice(12, 15)
  if (!classes.includes(company)) {
    return wrongPart(
      'companyClass',
      value,
      [12, 15],
      { allowed: classes.join(', ') },
      12 + matchedLength(company, classes),
    )
  }
  return validFinding('company', {
    listing: listings[value.startsWith('L') ? 'L' : 'U'],
    state,
    year: value.slice(8, 12),
  })
}

/** Listing, industry, registrar, year, class, registration number. */
export const cin = fixedKind(
  {
    name: text('A CIN', 'CIN'),
    mask: maskBy('###############xxx###'),
    typing: 'code',
    localChecks: ['format', 'state', 'year'],
    sample: 'U72900KA2016PTC093210',
    generate: random => {
      const start =
        generateFromSlots(listing, random) + pick([...registrars.keys()], random) + randomYear(firstYear, random)
      return start + pick(classes, random) + generateFromSlots(times(6, digit), random)
    },
  },
  [...listing, letter, letter, ...times(4, digit), ...times(3, letter), ...times(6, digit)],
  verifyCin,
)

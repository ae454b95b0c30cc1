import { text } from '../text.ts'
import { findingWithWarning, validFinding, wrongPart } from './finding.ts'
import { fixedKind } from './kind.ts'
import { maskBy } from './mask.ts'
import { alphanumeric, digit, letter, oneOf, times } from './slots.ts'

/** RBI: four letters of the bank, zero, six of the branch. Whether the branch exists is looked up (`/api/ifsc/{code}`). */
export const ifsc = fixedKind({ name: text('An IFSC', 'IFSC'), mask: maskBy('#####xxx###') }, [
  ...times(4, letter),
  oneOf('0'),
  ...times(6, alphanumeric),
])

/** EPFO's universal account number. EPFO has not published a rule, but the numbers allotted so far begin with 10. */
export const uan = fixedKind(
  { name: text('A UAN', 'UAN'), mask: maskBy('xxxx xxxx ####') },
  times(12, digit),
  value => {
    if (/^0+$/.test(value)) return wrongPart('zeros', value, [0, 12])
    return value.startsWith('10') ? validFinding() : findingWithWarning('uanStart', { part: value.slice(0, 2) })
  },
  [oneOf('1'), oneOf('0'), ...times(10, digit)],
)

/** ICAO 9303 and the Ministry of External Affairs: a letter of the series and seven digits. No series Q is known. */
export const passport = fixedKind(
  { name: text('A passport number', 'पासपोर्ट नंबर'), mask: maskBy('#xxxx###') },
  [letter, ...times(7, digit)],
  value => (value.startsWith('Q') ? findingWithWarning('passportSeries', { char: 'Q' }) : validFinding()),
  [oneOf('ABCDEFGHIJKLMNOPRSTUVWXYZ'), ...times(7, digit)],
)

/** A ten-digit mobile number; a prefix +91, 91, 0091 or 0 is dropped if ten digits remain. */
export const phone = fixedKind(
  {
    name: text('A phone number', 'फ़ोन नंबर'),
    mask: maskBy('+91 ##••• ••###'),
    normalise: compact =>
      compact
        .replace(/[()]/g, '')
        .replace(/^(?:\+91)+/, '')
        .replace(/^(?:0091|91|0)(?=\d{10}$)/, ''),
  },
  [oneOf('6789'), ...times(9, digit)],
)

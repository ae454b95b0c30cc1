import { text } from '../text.ts'
import { fixedKind, maskBy } from './kind.ts'
import { alphanumeric, digit, letter, nonZero, oneOf, times } from './slots.ts'

/** RBI: four letters of the bank, zero, six of the branch. */
export const ifsc = fixedKind({ name: text('An IFSC', 'IFSC'), mask: maskBy('#####xxx###') }, [
  ...times(4, letter),
  oneOf('0'),
  ...times(6, alphanumeric),
])

/** EPFO's universal account number. */
export const uan = fixedKind({ name: text('A UAN', 'UAN'), mask: maskBy('xxxx xxxx ####') }, times(12, digit))

/** No passport begins with Q or X. */
export const passport = fixedKind({ name: text('A passport number', 'पासपोर्ट नंबर'), mask: maskBy('#xxxx###') }, [
  oneOf('ABCDEFGHIJKLMNOPRSTUVWYZ'),
  ...times(7, digit),
])

/** A postal code; the first digit is the region, 9 is the army. */
export const pin = fixedKind({ name: text('A PIN code', 'PIN कोड'), mask: maskBy('###xxx') }, [
  nonZero,
  ...times(5, digit),
])

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

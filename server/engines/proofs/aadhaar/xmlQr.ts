import { parseMessage } from '../../aadhaarEsign/xml.ts'
import { ProofProblem } from '../proof.ts'
import { type AadhaarFields, birthOf, genderOf, valueOf } from './fields.ts'

/** A QR code holds at most 4,296 letters and digits. */
const LONGEST = 8_000

/** The code of letters before 2018, which anybody can write. Of the number only the last four digits are kept. Throws `ProofProblem`. */
export function readXmlQr(text: string): AadhaarFields {
  if (text.length > LONGEST) throw new ProofProblem('tooLarge')
  const root = rootOf(text)
  if (root.localName !== 'PrintLetterBarcodeData') throw new ProofProblem('notThisKind')
  const value = (name: string) => valueOf(root.getAttribute(name))
  const uid = value('uid')
  return {
    referenceId: null,
    lastFour: uid && /^[\dxX]{8}\d{4}$/.test(uid) ? uid.slice(-4) : null,
    name: value('name'),
    ...birthOf(value('dob') ?? value('yob')),
    gender: genderOf(value('gender')?.slice(0, 1).toUpperCase() ?? null),
    careOf: value('co'),
    house: value('house'),
    street: value('street'),
    landmark: value('lm'),
    locality: value('loc'),
    village: value('vtc'),
    postOffice: value('po'),
    subDistrict: value('subdist'),
    district: value('dist'),
    state: value('state'),
    pinCode: value('pc'),
  }
}

function rootOf(text: string): Element {
  try {
    return parseMessage(text)
  } catch {
    throw new ProofProblem('damaged')
  }
}

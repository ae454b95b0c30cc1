import type { ResultOf } from '../../contracts/products/index.ts'
import type { AadhaarFields } from '../engines/proofs/aadhaar/fields.ts'
import type { Proof } from '../engines/proofs/proof.ts'

type Shared = Pick<ResultOf<'gst-einvoice'>, 'status' | 'signedBy' | 'signedOn' | 'checks' | 'open'>

const INDIA_MS = 5.5 * 3_600_000

export const dayInIndia = (iso: string): string => new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 10)

export const sharedResult = ({ verdict, signer, signedAt, checks, open }: Proof<unknown>): Shared => ({
  status: verdict,
  signedBy: signer?.issuer ?? null,
  signedOn: signedAt === null ? null : dayInIndia(signedAt),
  checks,
  open: open.map(question => ({ question })),
})

/** Of what is no such document: nothing is known, and nothing was checked. */
export const unreadable = {
  status: 'unreadable',
  signedBy: null,
  signedOn: null,
  checks: [],
  open: [],
} satisfies Shared

type Holder = Pick<
  ResultOf<'aadhaar-qr'>,
  'maskedAadhaar' | 'name' | 'birthDate' | 'birthYear' | 'gender' | 'careOf' | 'address' | 'state' | 'pinCode'
>

const noHolder: Holder = {
  maskedAadhaar: null,
  name: null,
  birthDate: null,
  birthYear: null,
  gender: null,
  careOf: null,
  address: null,
  state: null,
  pinCode: null,
}

export function holderResult(fields: AadhaarFields | null): Holder {
  if (!fields) return noHolder
  const { house, street, landmark, locality, village, postOffice, subDistrict, district } = fields
  const parts = [house, street, landmark, locality, village, postOffice, subDistrict, district]
  return {
    maskedAadhaar: fields.lastFour && `xxxx xxxx ${fields.lastFour}`,
    name: fields.name,
    birthDate: fields.birthDate,
    birthYear: fields.birthYear === null ? null : String(fields.birthYear),
    gender: fields.gender,
    careOf: fields.careOf,
    address: parts.filter(part => part !== null).join(', ') || null,
    state: fields.state,
    pinCode: fields.pinCode,
  }
}

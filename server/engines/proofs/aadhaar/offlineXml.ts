import { childrenOf, EsignProblem, parseMessage } from '../../aadhaarEsign/xml.ts'
import { ProofProblem } from '../proof.ts'
import { type AadhaarFields, birthOf, genderOf, readReference, valueOf } from './fields.ts'

export interface OfflineContent {
  fields: AadhaarFields
  issuedAt: string | null
  /** JPEG; null if there is none, or it is of another kind. */
  photo: Buffer | null
  hasPhoto: boolean
  /** SHA-256, lower-case hex. */
  mobileHash: string | null
  emailHash: string | null
}

const JPEG = [0xff, 0xd8, 0xff]

/** Reads `OfflinePaperlessKyc` (UIDAI, "About Aadhaar Paperless Offline e-KYC"). Throws `ProofProblem` for anything else. */
export function readOfflineXml(xml: string): OfflineContent {
  const root = rootOf(xml)
  if (root.localName !== 'OfflinePaperlessKyc' || root.namespaceURI) throw new ProofProblem('notThisKind')
  const data = onlyChild(root, 'UidData')
  const person = onlyChild(data, 'Poi')
  const address = onlyChild(data, 'Poa')
  const photos = childrenOf(data, 'Pht')
  const of = (element: Element) => (name: string) => valueOf(element.getAttribute(name))
  const [identity, place] = [of(person), of(address)]
  const referenceId = of(root)('referenceId')
  const { lastFour, issuedAt } = readReference(referenceId ?? '')
  return {
    issuedAt,
    photo: pictureIn(photos),
    hasPhoto: photos.length > 0,
    mobileHash: hashIn(identity('m')),
    emailHash: hashIn(identity('e')),
    fields: {
      referenceId,
      lastFour,
      name: identity('name'),
      ...birthOf(identity('dob')),
      gender: genderOf(identity('gender')),
      careOf: place('careof'),
      house: place('house'),
      street: place('street'),
      landmark: place('landmark'),
      locality: place('loc'),
      village: place('vtc'),
      postOffice: place('po'),
      subDistrict: place('subdist'),
      district: place('dist'),
      state: place('state'),
      pinCode: place('pc'),
    },
  }
}

function rootOf(xml: string): Element {
  try {
    return parseMessage(xml)
  } catch (error) {
    throw error instanceof EsignProblem ? new ProofProblem('damaged') : error
  }
}

/** The only child of a name: a second one could hide the first. */
function onlyChild(element: Element, name: string): Element {
  const [found, ...more] = childrenOf(element, name)
  if (!found || more.length > 0) throw new ProofProblem('notThisKind')
  return found
}

const hashIn = (value: string | null) => (value && /^[\da-f]{64}$/i.test(value) ? value.toLowerCase() : null)

function pictureIn(photos: readonly Element[]): Buffer | null {
  if (photos.length !== 1) return null
  const bytes = Buffer.from(photos[0]?.textContent ?? '', 'base64')
  return JPEG.every((byte, at) => bytes[at] === byte) ? bytes : null
}

import type { Certificate } from 'pkijs'
import type { SigningAlgorithm } from '../verify/algorithms.ts'
import { checkIssuer, isSelfIssued } from '../verify/chain.ts'
import { derOf, hex } from '../verify/names.ts'
import { checkSignature, type SignatureCheck } from '../verify/publicKey.ts'
import { type Crl, parseCrl } from './crl.ts'
import { contentOf, partsOf, readTlv, tags, wholeOf } from './der.ts'
import { type KeptDss, readCertificate } from './dss.ts'
import { type Ocsp, parseOcsp } from './ocsp.ts'

/*
 * What a document keeps for later verification lies behind its seal, so no seal shows that it was changed. But everything in it is signed by its issuer. It is called unusable only where
 * the issuer's own key is known and its signature does not fit, or where nothing of the kind can be read: other programs keep data of authorities that are not in the file.
 */

const ids = { subjectKey: '2.5.29.14', authorityKey: '2.5.29.35' } as const

/** Whether everything that is kept can be used, as far as anybody can tell. `known`: the certificates of the signatures, and the anchors. */
export async function isKeptSound(
  { certificates, crls, ocsps, unreadable }: KeptDss,
  known: readonly Certificate[],
): Promise<boolean> {
  // No byte more and no less than it says.
  const own = certificates.map(der => attempt(() => readCertificate(wholeOf(readTlv(der)))) ?? null)
  const lists = crls.map(der => attempt(() => parseCrl(der)))
  const answers = ocsps.map(der => attempt(() => parseOcsp(der)) ?? (isOtherAnswer(der) ? null : undefined))
  if (unreadable > 0 || own.includes(null) || lists.includes(undefined) || answers.includes(undefined)) return false
  const kept = own.filter(one => one !== null)
  const enclosed = answers.flatMap(answer => answer?.certificates ?? [])
  const keys = await Keys.of([...known, ...kept, ...enclosed])
  for (const one of kept) if (isOtherCopy(one, known)) return false
  for (const one of [...kept, ...enclosed]) if (!(await isCertificateSound(one, keys))) return false
  for (const list of lists) if (list && !(await isListSound(list, keys))) return false
  for (const answer of answers) if (answer && !(await isAnswerSound(answer, keys))) return false
  return true
}

/** The certificates by what names their keys: what they say themselves, and the usual hash. */
class Keys {
  readonly #byId = new Map<string, Certificate[]>()

  static async of(certificates: readonly Certificate[]): Promise<Keys> {
    const keys = new Keys()
    for (const one of certificates)
      for (const id of await keyIdsOf(one)) keys.#byId.set(id, [...(keys.#byId.get(id) ?? []), one])
    return keys
  }

  get(id: string | null): Certificate[] {
    return (id !== null && this.#byId.get(id)) || []
  }
}

async function keyIdsOf(certificate: Certificate): Promise<Set<string>> {
  const hash = hex(await crypto.subtle.digest('SHA-1', keyBits(certificate.subjectPublicKeyInfo)))
  const said = attempt(() => {
    const value = extensionOf(certificate, ids.subjectKey)
    return value && hex(contentOf(readTlv(value)))
  })
  return new Set([hash, ...(said ? [said] : [])])
}

const keyBits = ({ subjectPublicKey }: Certificate['subjectPublicKeyInfo']) =>
  new Uint8Array(subjectPublicKey.valueBlock.valueHexView)

const extensionOf = ({ extensions }: Certificate, id: string): Uint8Array | null => {
  const found = extensions?.find(({ extnID }) => extnID === id)
  return found ? new Uint8Array(found.extnValue.valueBlock.valueHexView) : null
}

function issuerKeyOf(certificate: Certificate): string | null {
  const value = extensionOf(certificate, ids.authorityKey)
  const part = value && attempt(() => [...partsOf(readTlv(value))].find(({ tag }) => tag === 0x80))
  return part ? hex(contentOf(part)) : null
}

/** An issuer gives each number once, and nobody the same key for the same time twice: of two such certificates, one was changed. */
const isOtherCopy = (one: Certificate, known: readonly Certificate[]): boolean =>
  known.some(
    other =>
      ((other.issuer.isEqual(one.issuer) && other.serialNumber.isEqual(one.serialNumber)) ||
        (other.subject.isEqual(one.subject) && timesOf(other) === timesOf(one) && keyOf(other) === keyOf(one))) &&
      hex(derOf(other)) !== hex(derOf(one)),
  )

const timesOf = ({ notBefore, notAfter }: Certificate) => `${Number(notBefore.value)} ${Number(notAfter.value)}`
const keyOf = ({ subjectPublicKeyInfo }: Certificate) => hex(keyBits(subjectPublicKeyInfo))

async function isCertificateSound(one: Certificate, keys: Keys): Promise<boolean> {
  const issuers = keys.get(issuerKeyOf(one))
  if (issuers.length === 0 && isSelfIssued(one)) issuers.push(one)
  return isSound(await Promise.all(issuers.map(issuer => checkIssuer(one, issuer))))
}

const isListSound = async (list: Crl, keys: Keys): Promise<boolean> =>
  isSound(await checksBy(list, keys.get(list.issuerKey)))

/** An answer without certificates is that of whoever it names, one with certificates that of one of these. */
async function isAnswerSound(answer: Ocsp, keys: Keys): Promise<boolean> {
  const issuers = answer.entries.flatMap(({ issuerKey }) => keys.get(issuerKey))
  const named = keys.get(answer.responderKey)
  // Whoever answers for an issuer has a certificate of it (RFC 6960, 4.2.2.2).
  for (const one of answer.certificates) {
    const own = issuers.filter(({ subject }) => subject.isEqual(one.issuer))
    if (!isSound(await Promise.all(own.map(issuer => checkIssuer(one, issuer))))) return false
  }
  const signers = answer.certificates.length > 0 ? [...answer.certificates, ...named, ...issuers] : named
  return isSound(await checksBy(answer, signers))
}

interface SignedItem {
  algorithm: SigningAlgorithm | null
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

const checksBy = async (
  { algorithm, signed: bytes, signature }: SignedItem,
  signers: readonly Certificate[],
): Promise<SignatureCheck[]> =>
  algorithm
    ? Promise.all(
        signers.map(({ subjectPublicKeyInfo }) =>
          checkSignature(subjectPublicKeyInfo, { bytes, signature, algorithm }),
        ),
      )
    : []

/** Several certificates may have the same key, or name it so. Nobody to ask, or no way to check, proves nothing. */
const isSound = (checks: readonly SignatureCheck[]): boolean =>
  checks.length === 0 || checks.some(check => check !== 'differs')

/** A responder's refusal, or an answer without its envelope, as some programs keep it. */
function isOtherAnswer(der: Uint8Array): boolean {
  const first = attempt(() => [...partsOf(readTlv(der))][0])
  return (
    first !== undefined && (first.tag === tags.sequence || (first.tag === tags.enumerated && contentOf(first)[0] !== 0))
  )
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

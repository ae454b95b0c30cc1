import type { Certificate } from 'pkijs'
import { PdfDocument } from './pdf/document.ts'
import { type PdfDict, PdfName, PdfProblem, PdfString, type PdfValue } from './pdf/values.ts'
import { linksOf } from './revocation/chainState.ts'
import { type Dss, openDss, readCertificate, readDss } from './revocation/dss.ts'
import { Evidence } from './revocation/evidence.ts'
import { type CertificateSources, sourcesOf } from './revocation/sources.ts'
import { writeStream } from './sign/look.ts'
import { Update } from './sign/update.ts'
import { changed, dictOf } from './sign/writer.ts'
import { buildChain, type Chain, checkIssuer, isSelfIssued } from './verify/chain.ts'
import { type Cms, parseCms } from './verify/cms.ts'
import { readFields, readSignedFields } from './verify/fields.ts'
import { derOf, describeCertificate, hex } from './verify/names.ts'
import { timeOfToken, tokenOf } from './verify/timestamp.ts'

/** What an issuer says about the certificates that it has withdrawn, as DER. */
export interface RevocationData {
  /** An `OCSPResponse` (RFC 6960). */
  ocsp?: Uint8Array | undefined
  /** A `CertificateList` (RFC 5280). */
  crl?: Uint8Array | undefined
}

export interface ValidationSources {
  time: Date
  /** Certificates that may complete the chains beside those in the file. */
  certificates: readonly Certificate[]
  /** Asks for a certificate's state. What it answers is checked before it is used. */
  fetchRevocation: (certificate: Certificate, issuer: Certificate, from: CertificateSources) => Promise<RevocationData>
  /** Gets an issuer's certificate that is neither in the file nor among `certificates`, as DER. */
  fetchIssuer?: ((certificate: Certificate, from: CertificateSources) => Promise<Uint8Array | null>) | undefined
}

export interface WithValidationData {
  pdf: Uint8Array
  /** The names of the certificates whose issuer or state was not found, so that no long-term level is reached. */
  missing: string[]
}

/** A certificate that has signed something at a time. */
interface Used {
  certificate: Certificate
  pool: readonly Certificate[]
  time: Date
}

const MAX_LINKS = 10

/** Appends what shows that the certificates of all signatures and timestamps held (PAdES B-LT). Throws `PdfProblem`. */
export async function addValidationData(pdf: Uint8Array, sources: ValidationSources): Promise<WithValidationData> {
  const doc = await PdfDocument.open(pdf)
  if (doc.isEncrypted) throw new PdfProblem('encrypted', 'Nothing can be added to an encrypted document')
  const kept = await readDss(doc)
  const { certificates, evidence } = openDss(kept)
  const found: Dss = { certificates: [], crls: [], ocsps: [] }
  const missing = new Set<string>()
  const all = [...signersOf(doc, sources.time)]
  const pool = [...all.flatMap(used => used.pool), ...certificates, ...sources.certificates]
  for (const used of all) {
    const chain = await completeChain(used, pool, sources)
    found.certificates.push(...chain.certificates.map(derOf))
    const top = chain.certificates.at(-1) as Certificate
    if (!isSelfIssued(top)) missing.add((await describeCertificate(top)).subject)
    for (const { certificate, issuer } of await linksOf(chain, pool)) {
      if (!issuer) continue
      const asked = { time: used.time, now: sources.time }
      const own = new Evidence(found)
      const states = [await evidence.stateOf(certificate, issuer, asked), await own.stateOf(certificate, issuer, asked)]
      if (states.some(({ der }) => der !== null)) continue
      const { crl, ocsp } = await sources.fetchRevocation(certificate, issuer, sourcesOf(certificate))
      const came = new Evidence({ crls: crl ? [crl] : [], ocsps: ocsp ? [ocsp] : [] })
      const { der } = await came.stateOf(certificate, issuer, asked)
      if (der === null) missing.add((await describeCertificate(certificate)).subject)
      else if (der === crl) found.crls.push(der)
      else found.ocsps.push(der)
    }
  }
  return { pdf: appendDss(doc, kept, found), missing: [...missing] }
}

/** The signers and time authorities of all signatures. What cannot be read has none. */
function* signersOf(doc: PdfDocument, now: Date): Generator<Used> {
  for (const { signature } of readSignedFields(doc, readFields(doc))) {
    const value = signature.get('Contents')
    const cms = value instanceof PdfString ? parseCms(value.bytes) : null
    if (!cms) continue
    const token = tokenOf(cms) ?? null
    const time = timeOfToken(token ?? cms) ?? now
    yield* usedIn(cms, time)
    if (token) yield* usedIn(token, time)
  }
}

function* usedIn({ certificate, certificates }: Cms, time: Date): Generator<Used> {
  if (certificate) yield { certificate, pool: certificates, time }
}

/** Up to a root. Issuers that are missing are asked for; only one whose key fits is taken. */
async function completeChain(
  { certificate, time }: Used,
  pool: Certificate[],
  { fetchIssuer }: ValidationSources,
): Promise<Chain> {
  const anchors = { ours: [], known: [] }
  for (let links = 0; ; links++) {
    const chain = await buildChain(certificate, { pool: [], kept: pool, anchors, time })
    const top = chain.certificates.at(-1) as Certificate
    if (isSelfIssued(top) || !fetchIssuer || links >= MAX_LINKS) return chain
    const der = await fetchIssuer(top, sourcesOf(top))
    const issuer = der && readCertificate(der)
    if (!issuer || (await checkIssuer(top, issuer)) !== 'fits') return chain
    pool.push(issuer)
  }
}

/** The document as it is if it keeps everything already. */
function appendDss(doc: PdfDocument, kept: Dss | null, found: Dss): Uint8Array {
  const update = new Update(doc)
  const known = doc.dict(doc.root().get('DSS'))
  const entries: Record<string, PdfValue> = {}
  const add = (key: 'Certs' | 'CRLs' | 'OCSPs', had: Uint8Array[], items: Uint8Array[]) => {
    const seen = new Set(had.map(hex))
    const added = items.filter(item => {
      const id = hex(item)
      return !seen.has(id) && seen.add(id)
    })
    if (added.length === 0) return
    const before = doc.array(known?.get(key) ?? null) ?? []
    entries[key] = [...before, ...added.map(item => update.add(writeStream(dictOf({}), item)))]
  }
  add('Certs', kept?.certificates ?? [], found.certificates)
  add('CRLs', kept?.crls ?? [], found.crls)
  add('OCSPs', kept?.ocsps ?? [], found.ocsps)
  if (Object.keys(entries).length === 0) return doc.bytes
  const dss: PdfDict = known ? changed(known, entries) : dictOf({ Type: new PdfName('DSS'), ...entries })
  update.change(update.rootNum, { DSS: update.add(dss) })
  return update.append()
}

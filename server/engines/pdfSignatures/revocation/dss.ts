import { Certificate } from 'pkijs'
import type { PdfDocument } from '../pdf/document.ts'
import { decodeStream } from '../pdf/inflate.ts'
import { PdfProblem, PdfStream, type PdfValue } from '../pdf/values.ts'
import { Evidence } from './evidence.ts'

const MAX_ITEMS = 1000
/** Of all items together, decompressed. */
const MAX_BYTES = 64_000_000

/** What a document keeps for later verification (ETSI EN 319 142-1, 5.4.2), as the streams hold it. */
export interface Dss {
  certificates: Uint8Array[]
  crls: Uint8Array[]
  ocsps: Uint8Array[]
}

/** As a document has it. */
export interface KeptDss extends Dss {
  /** How many parts of it cannot be read, and are left out. */
  unreadable: number
}

/** Null for a document that keeps nothing. Throws `PdfProblem` if it is too much. */
export async function readDss(doc: PdfDocument): Promise<KeptDss | null> {
  const named = doc.root().get('DSS')
  if (named === null) return null
  const found: KeptDss = { certificates: [], crls: [], ocsps: [], unreadable: 0 }
  const dss = attempt(() => doc.dict(named))
  if (!dss) return { ...found, unreadable: 1 }
  let left = MAX_BYTES
  for (const [key, list] of lists) {
    const value = dss.get(key)
    const items = value === null ? [] : attempt(() => doc.array(value))
    if (!items) found.unreadable += 1
    for (const item of items?.slice(0, MAX_ITEMS) ?? []) {
      const bytes = await readStream(doc, item)
      if (!bytes) {
        found.unreadable += 1
        continue
      }
      left -= bytes.length
      if (left < 0) throw new PdfProblem('tooComplex', 'Too much is kept for later verification')
      found[list].push(bytes)
    }
  }
  return found
}

const lists = [
  ['Certs', 'certificates'],
  ['CRLs', 'crls'],
  ['OCSPs', 'ocsps'],
] as const

/** Null for what is no stream, or a broken one. */
async function readStream(doc: PdfDocument, item: PdfValue): Promise<Uint8Array | null> {
  const stream = attempt(() => doc.resolve(item))
  return stream instanceof PdfStream ? decodeStream(stream).catch(ignoreDamage) : null
}

/** A broken object says nothing, and whoever looks for what it should have said does not find it. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    return ignoreDamage(error)
  }
}

function ignoreDamage(error: unknown): null {
  if (error instanceof PdfProblem && error.code === 'damaged') return null
  throw error
}

/** What a document keeps, ready to be asked. */
export interface Kept {
  certificates: Certificate[]
  evidence: Evidence
}

export function openDss(dss: Dss | null): Kept {
  const { certificates = [], crls = [], ocsps = [] } = dss ?? {}
  return {
    certificates: certificates.flatMap(der => readCertificate(der) ?? []),
    evidence: new Evidence({ crls, ocsps }),
  }
}

/** Null for what is none. */
export function readCertificate(der: Uint8Array): Certificate | null {
  try {
    return Certificate.fromBER(der.slice())
  } catch {
    return null
  }
}

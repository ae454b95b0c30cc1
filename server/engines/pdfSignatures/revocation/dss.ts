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

/** Null for a document that keeps nothing. What cannot be read in it is left out. Throws `PdfProblem` if it is too much. */
export async function readDss(doc: PdfDocument): Promise<Dss | null> {
  const dss = attempt(() => doc.dict(doc.root().get('DSS')))
  if (!dss) return null
  const budget = { left: MAX_BYTES }
  const read = (key: string) => readStreams(doc, attempt(() => doc.array(dss.get(key))) ?? [], budget)
  return { certificates: await read('Certs'), crls: await read('CRLs'), ocsps: await read('OCSPs') }
}

async function readStreams(doc: PdfDocument, items: PdfValue[], budget: { left: number }): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  for (const item of items.slice(0, MAX_ITEMS)) {
    const stream = attempt(() => doc.resolve(item))
    if (stream instanceof PdfStream) {
      const bytes = await decodeStream(stream).catch(ignoreDamage)
      if (!bytes) continue
      budget.left -= bytes.length
      if (budget.left < 0) throw new PdfProblem('tooComplex', 'Too much is kept for later verification')
      found.push(bytes)
    }
  }
  return found
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

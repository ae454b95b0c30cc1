import type { BaseBlock } from 'asn1js'
import { attributeOf, type Cms } from '../verify/cms.ts'
import { innerOf, partsOf, readTlv, wholeOf } from './der.ts'
import type { Dss } from './dss.ts'

/** Adobe's attribute for revocation data, which programs and providers wrote before PAdES (ISO 32000-2, 12.8.3.3.2). */
const ARCHIVAL = '1.2.840.113583.1.1.8'

/** The revocation data that lie in a signature itself; null if there are none, or none that can be read. */
export function enclosedIn({ signer }: Cms): Pick<Dss, 'crls' | 'ocsps'> | null {
  const value = attributeOf(signer.signedAttrs?.attributes, ARCHIVAL) as BaseBlock | undefined
  if (!value) return null
  const found = { crls: [] as Uint8Array[], ocsps: [] as Uint8Array[] }
  try {
    for (const part of partsOf(readTlv(new Uint8Array(value.toBER(false)))))
      for (const one of partsOf(innerOf(part))) {
        if (part.tag === 0xa0) found.crls.push(wholeOf(one))
        if (part.tag === 0xa1) found.ocsps.push(wholeOf(one))
      }
  } catch {
    return null
  }
  return found
}

import type { Certificate } from 'pkijs'
import { latin1 } from '../pdf/values.ts'
import { listPlaces } from './crl.ts'
import { contentOf, oidOf, Parts, partsOf, readTlv, tags } from './der.ts'

/** Where a certificate says that its issuer and its revocation are found; http and https only. */
export interface CertificateSources {
  /** Authority information access: the issuer's certificate. */
  issuers: string[]
  ocsp: string[]
  /** CRL distribution points. */
  crl: string[]
}

const ACCESS = '1.3.6.1.5.5.7.1.1'
const OCSP = '2b06010505073001'
const ISSUERS = '2b06010505073002'

const isWeb = (address: string) => /^https?:\/\//i.test(address)

/** A certificate that cannot be read so far names none. */
export function sourcesOf(certificate: Certificate): CertificateSources {
  const sources: CertificateSources = { issuers: [], ocsp: [], crl: [] }
  try {
    sources.crl.push(...listPlaces(certificate).filter(isWeb))
    const access = certificate.extensions?.find(({ extnID }) => extnID === ACCESS)
    if (!access) return sources
    for (const description of partsOf(readTlv(new Uint8Array(access.extnValue.valueBlock.valueHexView)))) {
      const parts = new Parts(description)
      const method = oidOf(parts.take(tags.oid))
      const place = parts.takeIf(0x86)
      const address = place && latin1(contentOf(place))
      if (!address || !isWeb(address)) continue
      if (method === OCSP) sources.ocsp.push(address)
      if (method === ISSUERS) sources.issuers.push(address)
    }
  } catch {
    return sources
  }
  return sources
}

import type { Certificate } from 'pkijs'
import { derOf, hex } from '../verify/names.ts'
import * as crls from './crl.ts'
import * as ocsps from './ocsp.ts'

/** Clocks of issuers and of ours differ. */
const SKEW_MS = 5 * 60_000

/** More is not read. A list of a large authority has some megabytes. */
const MAX_BYTES = 64_000_000
const MAX_ITEMS = 1000

/** What is said about one certificate of one issuer. */
interface Statement {
  /** Since when it is withdrawn; null if it is not. */
  since: Date | null
  thisUpdate: Date
  nextUpdate: Date | null
  der: Uint8Array
}

/** What is known about a certificate at a time. */
export interface CertificateState {
  /** The earliest time since which it is withdrawn, by whichever statement. */
  revokedSince: Date | null
  /** The time of a statement that covers the time asked about and does not name the certificate. */
  goodAt: Date | null
  /** The statement that decides. */
  der: Uint8Array | null
}

/** Revocation lists and answers, as they are found. Nothing in them counts unless the issuer of a certificate has signed it, for that certificate. */
export class Evidence {
  readonly #crls: { crl: crls.Crl; der: Uint8Array }[] = []
  readonly #ocsps: { ocsp: ocsps.Ocsp; der: Uint8Array }[] = []
  readonly #signed = new Map<string, Promise<boolean>>()
  readonly #statements = new Map<string, Promise<Statement[]>>()

  constructor(items: { crls: readonly Uint8Array[]; ocsps: readonly Uint8Array[] }) {
    let left = MAX_BYTES
    const fits = ({ length }: Uint8Array) => {
      left -= length
      return left >= 0
    }
    for (const der of items.crls.slice(0, MAX_ITEMS).filter(fits)) {
      const crl = attempt(() => crls.parseCrl(der))
      if (crl) this.#crls.push({ crl, der })
    }
    for (const der of items.ocsps.slice(0, MAX_ITEMS).filter(fits)) {
      const ocsp = attempt(() => ocsps.parseOcsp(der))
      if (ocsp) this.#ocsps.push({ ocsp, der })
    }
  }

  /**
   * What is known about a certificate at `time`. A statement from before covers it while it is current; one from after it covers it if it was made before
   * the certificate ended, because lists may leave out what has ended.
   */
  async stateOf(
    certificate: Certificate,
    issuer: Certificate,
    { time, now }: { time: Date; now: Date },
  ): Promise<CertificateState> {
    const key = `${hex(derOf(certificate))} ${hex(derOf(issuer))}`
    const known = this.#statements.get(key) ?? this.#read(certificate, issuer)
    this.#statements.set(key, known)
    const latest = new Date(now.getTime() + SKEW_MS)
    const state: CertificateState = { revokedSince: null, goodAt: null, der: null }
    for (const { since, thisUpdate, nextUpdate, der } of await known) {
      if (thisUpdate > latest) continue
      if (since) {
        if (state.revokedSince && state.revokedSince <= since) continue
        state.revokedSince = since
        state.der = der
      } else {
        const isInTime =
          thisUpdate >= time ? thisUpdate <= certificate.notAfter.value : nextUpdate !== null && nextUpdate >= time
        if (!isInTime || (state.goodAt && state.goodAt >= thisUpdate)) continue
        state.goodAt = thisUpdate
        if (!state.revokedSince) state.der = der
      }
    }
    return state
  }

  async #read(certificate: Certificate, issuer: Certificate): Promise<Statement[]> {
    const serial = hex(certificate.serialNumber.valueBlock.valueHexView).replace(/^(?:00)+(?=.)/, '')
    const found: Statement[] = []
    for (const { crl, der } of this.#crls) {
      if (!crls.isAbout(crl, certificate) || !(await this.#isSigned(der, issuer, () => crls.isSignedBy(crl, issuer))))
        continue
      const since = attempt(() => ({ time: crls.withdrawnSince(crl, serial) }))
      if (since) found.push({ since: since.time, thisUpdate: crl.thisUpdate, nextUpdate: crl.nextUpdate, der })
    }
    for (const { ocsp, der } of this.#ocsps)
      for (const entry of ocsp.entries) {
        if (entry.status === 'unknown' || !(await ocsps.isAbout(entry, serial, issuer))) continue
        if (await this.#isSigned(der, issuer, () => ocsps.isSignedFor(ocsp, issuer))) found.push({ ...entry, der })
      }
    return found
  }

  #places = new Map<Uint8Array, number>()

  /** A list is signed once, however many certificates it is asked about. */
  #isSigned(der: Uint8Array, issuer: Certificate, check: () => Promise<boolean>): Promise<boolean> {
    const place = this.#places.get(der) ?? this.#places.size
    this.#places.set(der, place)
    const key = `${place} ${hex(derOf(issuer))}`
    const known = this.#signed.get(key) ?? check()
    this.#signed.set(key, known)
    return known
  }
}

/** Undefined for what cannot be read, which then says nothing. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

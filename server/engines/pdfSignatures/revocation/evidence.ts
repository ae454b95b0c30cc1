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
  readonly #signed = new Map<crls.Crl | ocsps.Ocsp, Map<string, Promise<boolean>>>()
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
    const serial = serialOf(certificate)
    const found = await this.#listed(certificate, issuer)
    for (const { ocsp, der } of this.#ocsps)
      for (const entry of ocsp.entries) {
        if (entry.status === 'unknown' || !(await ocsps.isAbout(entry, serial, issuer))) continue
        if (isInForce(issuer, entry.thisUpdate) && (await this.#isAnswered(ocsp, issuer))) found.push({ ...entry, der })
      }
    return found
  }

  /** What the lists say. */
  async #listed(certificate: Certificate, issuer: Certificate): Promise<Statement[]> {
    const found: Statement[] = []
    for (const { crl, der } of this.#crls) {
      const isAbout = attempt(() => crls.isAbout(crl, certificate)) && isInForce(issuer, crl.thisUpdate)
      if (!isAbout || !(await this.#once(crl, issuer, () => crls.isSignedBy(crl, issuer)))) continue
      const since = attempt(() => ({ time: crls.withdrawnSince(crl, serialOf(certificate)) }))
      if (since) found.push({ since: since.time, thisUpdate: crl.thisUpdate, nextUpdate: crl.nextUpdate, der })
    }
    return found
  }

  /** Whether an answer is the issuer's, or that of a responder whom no list calls withdrawn. */
  #isAnswered(ocsp: ocsps.Ocsp, issuer: Certificate): Promise<boolean> {
    return this.#once(ocsp, issuer, async () => {
      const signer = await ocsps.signerOf(ocsp, issuer)
      if (!signer || signer === issuer) return signer !== null
      return (await this.#listed(signer, issuer)).every(({ since }) => since === null || since > ocsp.producedAt)
    })
  }

  /** Signatures of large lists are checked once, however many certificates they are asked about. */
  #once(item: crls.Crl | ocsps.Ocsp, issuer: Certificate, check: () => Promise<boolean>): Promise<boolean> {
    const checks = this.#signed.get(item) ?? new Map<string, Promise<boolean>>()
    this.#signed.set(item, checks)
    const key = hex(derOf(issuer))
    const known = checks.get(key) ?? check()
    checks.set(key, known)
    return known
  }
}

/** As lists and answers name a certificate: without leading zeros. */
const serialOf = ({ serialNumber }: Certificate) =>
  hex(serialNumber.valueBlock.valueHexView).replace(/^(?:00)+(?=.)/, '')

/** Whoever holds an issuer's key after its end can say anything. */
const isInForce = ({ notBefore, notAfter }: Certificate, time: Date) =>
  time >= notBefore.value && time <= notAfter.value

/** Undefined for what cannot be read, which then says nothing. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

import { Certificate } from 'pkijs'
import type { TrustAnchors } from './verify/chain.ts'

/** Certificates as base64 of their DER. */
export interface WrittenAnchors {
  ours: string[]
  known: string[]
}

const readCertificate = (base64: string) =>
  Certificate.fromBER(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)))

/** The certificates that are trusted, as they come to a browser or to another process. */
export const readAnchors = ({ ours, known }: WrittenAnchors): TrustAnchors => ({
  ours: ours.map(readCertificate),
  known: known.map(readCertificate),
})

import type { EsignAnswer } from '../../engines/aadhaarEsign/response.ts'

/** A document that is to be signed. */
export interface EsignWanted {
  transaction: string
  /** SHA-256 of the byte range, in hex. */
  digest: string
  title: string
  /** Where the provider may read the document (API 3.2). */
  documentUrl: string
}

/** A form that the signer's browser posts to the provider. */
export interface EsignForm {
  action: string
  fields: { name: string; value: string }[]
}

/** A provider of Aadhaar e-sign. */
export interface AadhaarEsign {
  state: 'on' | 'sandbox' | 'off'
  /** Throws `SourceUnavailable`. */
  begin(wanted: EsignWanted): Promise<EsignForm>
  /** Asks what became of a transaction. Throws `SourceUnavailable`, and `EsignProblem` for an answer that is none of the provider's. */
  ask(transaction: string): Promise<EsignAnswer>
  /** Reads a response, from wherever it came. Throws `EsignProblem` if the provider has not signed it. */
  read(xml: string): Promise<EsignAnswer>
}

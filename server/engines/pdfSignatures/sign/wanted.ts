import type { Signer } from './attributes.ts'

/** In the units of the page (PDF user space), from its lower left corner, as the page is without its rotation. */
export type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

/** A place for a signature. */
export interface SignaturePlace {
  /** The whole name of the field, unique in the document. */
  field: string
  /** From 1. */
  page: number
  /** Without one, nothing is drawn. */
  rectangle?: Rectangle | undefined
}

/** Says when bytes existed: our own authority at a time, or another one that is asked (RFC 3161). */
export interface TimeAuthority {
  /** The token over the SHA-256 digest of the bytes, as DER. */
  stamp: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  /** Bytes that a token may take. */
  reserved: number
}

export interface SignatureWanted {
  time: Date
  /** The whole name of an empty field that is there, which keeps its place; else of a new one. */
  field: string
  /** Of a new field, from 1; the first without it. */
  page?: number | undefined
  /** Of a new field; without it, the signature is invisible. */
  rectangle?: Rectangle | undefined
  /** What is drawn in a visible field: the first page of a PDF, stretched over the rectangle. Nothing without it. */
  look?: Uint8Array | undefined
  /** Certifies the document: 1 permits no change, 2 filling and signing, 3 annotations too (ISO 32000-2, table 257). Only the first signature may. */
  certify?: 1 | 2 | 3 | undefined
  name: string
  reason?: string | undefined
  location?: string | undefined
}

export interface SigningOptions extends SignatureWanted {
  signer: Signer
  /** Without one, the signature is of level B-B. A signer is our own authority, whose clock says `time`. */
  authority?: Signer | TimeAuthority | undefined
}

export interface PreparingOptions extends SignatureWanted {
  /** Bytes that the signature may take, its certificates and its timestamp included. */
  reserved: number
  /** What will be put there: `ETSI.CAdES.detached` (PAdES) by default. Providers of Aadhaar e-sign return `adbe.pkcs7.detached`. */
  format?: 'ETSI.CAdES.detached' | 'adbe.pkcs7.detached' | undefined
}

/** A document that waits for its signature. Plain data, which may be kept until the signature comes. */
export interface PreparedSignature {
  /** With zeros in the place of the signature. */
  pdf: Uint8Array
  /** Where the signature goes: from its `<` to behind its `>`. Everything else is what it covers. */
  gap: [start: number, end: number]
  /** SHA-256 of what the signature covers. */
  digest: Uint8Array<ArrayBuffer>
}

/** Why a document cannot be signed as it is wanted. What cannot be read at all is a `PdfProblem`. */
export type SigningProblemCode =
  /** A signature in the document permits no further one. */
  | 'certified'
  /** A signature in the document locks the field. */
  | 'fieldLocked'
  /** The document was certified without this visible field. */
  | 'fieldNotPrepared'
  /** The field is signed. */
  | 'fieldSigned'
  /** The name is that of a field of another kind. */
  | 'fieldOfOtherKind'
  /** A field cannot have this name. */
  | 'wrongName'
  /** The field has a place already, and another one was wanted; or it has no place of its own in the file. */
  | 'fieldPlaced'
  /** Only the first signature can certify. */
  | 'notFirst'
  /** Fields cannot be placed any more, because the document is signed. */
  | 'alreadySigned'
  | 'pageMissing'
  | 'wrongRectangle'
  /** A form in XFA is drawn from data that no signature of this kind covers. */
  | 'xfa'
  | 'lookUnreadable'
  /** The signature that came is longer than the place that was left for it. */
  | 'tooLong'
  /** What came is no signature that can be read, or it is broken. */
  | 'signatureUnreadable'
  | 'signatureBroken'
  /** It is over something else than this document. */
  | 'signatureOfOtherData'
  /** The time authority refused, or answered something else than was asked. */
  | 'timestampRefused'

export class SigningProblem extends Error {
  readonly code: SigningProblemCode
  /** The field that it is about, or the one that stands in the way. */
  readonly field: string | null
  constructor(code: SigningProblemCode, detail: string, field: string | null = null) {
    super(detail)
    this.code = code
    this.field = field
  }
}

import type { Signer } from './sign/attributes.ts'
import type { TimeAuthority } from './sign/wanted.ts'

interface Stamping {
  time: Date
  authority: Signer | TimeAuthority
}

/** Appends a timestamp over the whole document (PAdES B-LTA); once more before its authority's certificate ends. Throws `PdfProblem`. */
export function addDocumentTimestamp(_pdf: Uint8Array, _stamping: Stamping): Promise<Uint8Array> {
  throw new Error('Declared only.')
}

import type { Signer } from './sign/attributes.ts'
import type { PreparedSignature, PreparingOptions, TimeAuthority } from './sign/wanted.ts'

/** The document with a place for a signature that somebody else makes, and the digest that it must cover. Throws `PdfProblem` and `SigningProblem`. */
export function prepareSignature(_pdf: Uint8Array, _options: PreparingOptions): Promise<PreparedSignature> {
  throw new Error('Declared only.')
}

interface Completion {
  time: Date
  /** Adds a timestamp if the signature brings none. */
  authority?: Signer | TimeAuthority | undefined
}

/** Puts a CMS signature (DER) into its place, if it fits and covers this document. Throws `SigningProblem`. */
export function completeSignature(
  _prepared: Pick<PreparedSignature, 'pdf' | 'gap'>,
  _cms: Uint8Array,
  _completion: Completion,
): Promise<Uint8Array> {
  throw new Error('Declared only.')
}

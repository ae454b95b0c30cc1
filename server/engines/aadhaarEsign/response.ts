import { attributeOf, childrenOf, EsignProblem, parseMessage } from './xml.ts'
import { signedContent } from './xmlSignature.ts'

/** What a provider says about a transaction. */
export type EsignAnswer = { transaction: string; code: string } & (
  | {
      state: 'signed'
      /** CMS, as DER. */
      signature: Uint8Array<ArrayBuffer>
    }
  | { state: 'failed'; error: string; message: string }
  /** The signer is still there; or, in 3.2, the request was taken. */
  | { state: 'pending' }
)

/** What the provider's document gives for “no error”. */
const NONE = new Set(['', 'NA', 'N.A.', 'NULL', '0'])

/** Reads an `EsignResp` that one of the certificates (PEM) has signed. Throws `EsignProblem`. */
export function readResponse(xml: string, certificates: readonly string[]): EsignAnswer {
  const root = parseMessage(signedContent(xml, certificates))
  if (root.localName !== 'EsignResp' || root.namespaceURI) throw new EsignProblem('the message is no EsignResp')
  const transaction = attributeOf(root, 'txn')
  if (!transaction) throw new EsignProblem('the response names no transaction')
  const known = { transaction, code: attributeOf(root, 'resCode') ?? '' }
  switch (attributeOf(root, 'status')) {
    case '1':
      return { ...known, state: 'signed', signature: signatureIn(root) }
    case '2':
      return { ...known, state: 'pending' }
    case '0':
      return { ...known, ...failure(root) }
    default:
      throw new EsignProblem('the response has no status that is known')
  }
}

function failure(root: Element) {
  const error = attributeOf(root, 'errCode', 'errorCode', 'error') ?? ''
  const message = attributeOf(root, 'errMsg', 'errorMessage', 'errorMsg') ?? ''
  return { state: 'failed', error: error.slice(0, 40), message: message.slice(0, 300) } as const
}

/** One document was sent, so there is one signature. */
function signatureIn(root: Element): Uint8Array<ArrayBuffer> {
  const found = childrenOf(root, 'Signatures').flatMap(list => childrenOf(list, 'DocSignature'))
  const [signature] = found
  if (!signature || found.length > 1) throw new EsignProblem('the response has not exactly one signature')
  const error = attributeOf(signature, 'error') ?? ''
  if (!NONE.has(error.toUpperCase())) throw new EsignProblem('the response says that the document was not signed')
  const base64 = (signature.textContent ?? '').replaceAll(/\s/g, '')
  if (!/^[\d+/A-Za-z]+={0,2}$/.test(base64)) throw new EsignProblem('the signature is no base64')
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

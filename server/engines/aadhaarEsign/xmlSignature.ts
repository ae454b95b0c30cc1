import { SignedXml } from 'xml-crypto'
import { EsignProblem, elementsIn, parseMessage } from './xml.ts'

const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const ENVELOPED = `${DSIG}enveloped-signature`
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const RSA_SHA1 = `${DSIG}rsa-sha1`
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const RSA_SHA512 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const SHA512 = 'http://www.w3.org/2001/04/xmlenc#sha512'

/** None whose key is a shared secret, which the public certificate could be given as; SHA-1 only where it is asked for. */
const taken = {
  signature: [RSA_SHA256, RSA_SHA512],
  digest: [SHA256, SHA512],
  canonical: [C14N, EXCLUSIVE_C14N],
}

export interface XmlSigner {
  /** PEM. */
  key: string
  certificate: string
}

/** Signs a message as a whole: an enveloped signature (XML-DSig) with RSA, SHA-256 and the certificate, last in the root. */
export function signMessage(xml: string, { key, certificate }: XmlSigner): string {
  const signing = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: C14N,
    implicitTransforms: [C14N],
    getKeyInfoContent: () => `<X509Data><X509Certificate>${bodyOf(certificate)}</X509Certificate></X509Data>`,
  })
  signing.addReference({ xpath: '/*', isEmptyUri: true, transforms: [ENVELOPED], digestAlgorithm: SHA256 })
  signing.computeSignature(xml, { location: { reference: '/*', action: 'append' } })
  return signing.getSignedXml()
}

const bodyOf = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')

/**
 * What of a message is signed by one of the certificates (PEM): the whole, in canonical form and without the signature, to be read instead of what came. Throws
 * `EsignProblem` for anything else: another key, a part that is not signed, several signatures, or a transformation by which something else would be signed than is read.
 * `withSha1` also takes a signature with RSA and SHA-1 over SHA-256 digests.
 */
export function signedContent(xml: string, certificates: readonly string[], { withSha1 = false } = {}): string {
  const signature = onlySignature(parseMessage(xml))
  requireWhole(signature, withSha1 ? [...taken.signature, RSA_SHA1] : taken.signature)
  for (const certificate of certificates) {
    const signed = checked(xml, signature, certificate)
    if (signed !== null) return signed
  }
  throw new EsignProblem('the message is not signed by the provider')
}

function onlySignature(root: Element): Element {
  const all = Array.from(root.getElementsByTagNameNS(DSIG, 'Signature'))
  const [signature] = all
  if (!signature || all.length > 1 || signature.parentNode !== root)
    throw new EsignProblem('the message has not exactly one signature in its root')
  return signature
}

const named = (element: Element, name: string) =>
  elementsIn(element).filter(child => child.localName === name && child.namespaceURI === DSIG)

function only(element: Element, name: string): Element {
  const [found, ...more] = named(element, name)
  if (!found || more.length > 0) throw new EsignProblem(`the signature has not exactly one ${name}`)
  return found
}

const algorithmOf = (element: Element) => element.getAttribute('Algorithm') ?? ''

function requireWhole(signature: Element, algorithms: readonly string[]): void {
  const info = only(signature, 'SignedInfo')
  const reference = only(info, 'Reference')
  const [first, ...rest] = named(only(reference, 'Transforms'), 'Transform').map(algorithmOf)
  const isWhole =
    reference.getAttribute('URI') === '' &&
    first === ENVELOPED &&
    rest.length <= 1 &&
    rest.every(algorithm => taken.canonical.includes(algorithm))
  if (!isWhole) throw new EsignProblem('the signature does not cover the whole message')
  const isTaken =
    algorithms.includes(algorithmOf(only(info, 'SignatureMethod'))) &&
    taken.canonical.includes(algorithmOf(only(info, 'CanonicalizationMethod'))) &&
    taken.digest.includes(algorithmOf(only(reference, 'DigestMethod')))
  if (!isTaken) throw new EsignProblem('the signature uses an algorithm that is not taken')
}

function checked(xml: string, signature: Element, certificate: string): string | null {
  const checking = new SignedXml({
    publicCert: certificate,
    // The certificate that comes with the message proves nothing.
    getCertFromKeyInfo: () => null,
    implicitTransforms: [C14N],
  })
  try {
    checking.loadSignature(signature)
    if (!checking.checkSignature(xml)) return null
  } catch {
    return null
  }
  const [signed, ...more] = checking.getSignedReferences()
  return signed === undefined || more.length > 0 ? null : signed
}

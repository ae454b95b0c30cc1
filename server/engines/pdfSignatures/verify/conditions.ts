import { type AltName, type AttributeTypeAndValue, type Certificate, GeneralName, NameConstraints } from 'pkijs'
import type { SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'

const ids = {
  otherNames: '2.5.29.17',
  constraints: '2.5.29.30',
  policies: '2.5.29.32',
  policyLimits: '2.5.29.36',
} as const

/**
 * Critical extensions that are checked, or that limit nothing which is claimed here: those above, basic constraints, key usage, purposes, lists and keys, mappings and
 * limits of policies, and statements of qualified certificates (RFC 5280, 4.2; RFC 3739).
 */
const understood: readonly string[] = [
  ...Object.values(ids),
  '2.5.29.14',
  '2.5.29.15',
  '2.5.29.19',
  '2.5.29.31',
  '2.5.29.33',
  '2.5.29.35',
  '2.5.29.37',
  '2.5.29.54',
  '1.3.6.1.5.5.7.1.1',
  '1.3.6.1.5.5.7.1.3',
]

const MAIL_IN_SUBJECT = '1.2.840.113549.1.9.1'

/** The types of general names (RFC 5280, 4.2.1.6). */
const [MAIL, DNS, DIRECTORY] = [1, 2, 4]

/**
 * What the certificates of a chain demand of those below them, and is not so: names that an authority may not certify, and conditions that nobody here can check.
 * @param certificates from the signer up
 */
export function faultsOfConditions(certificates: readonly Certificate[]): SignatureReason[] {
  const faults = new Set<SignatureReason>()
  for (const [at, certificate] of certificates.entries()) {
    const { extensions = [] } = certificate
    if (extensions.some(({ critical, extnID }) => critical && !understood.includes(extnID)))
      faults.add('unknownCondition')
    // A new certificate of the same authority, under its own name, is not limited by the old one.
    const below = certificates.slice(0, at).filter((one, index) => index === 0 || !one.issuer.isEqual(one.subject))
    const limits = extensions.find(({ extnID }) => extnID === ids.constraints)
    if (limits) for (const one of below) addNames(one, limits.parsedValue, faults)
    const needsPolicy = extensions.some(({ critical, extnID }) => critical && extnID === ids.policyLimits)
    if (needsPolicy && below.some(one => !one.extensions?.some(({ extnID }) => extnID === ids.policies)))
      faults.add('unknownCondition')
  }
  return [...faults]
}

function addNames(certificate: Certificate, limits: unknown, faults: Set<SignatureReason>): void {
  // What cannot be parsed is an empty object with the error.
  if (!(limits instanceof NameConstraints) || 'parsingError' in limits) {
    faults.add('unknownCondition')
    return
  }
  const [permitted, excluded] = [limits.permittedSubtrees, limits.excludedSubtrees].map(trees =>
    (trees ?? []).map(({ base }) => base),
  ) as [GeneralName[], GeneralName[]]
  for (const name of namesOf(certificate)) {
    const [within, without] = [permitted, excluded].map(bases => bases.filter(({ type }) => type === name.type)) as [
      GeneralName[],
      GeneralName[],
    ]
    if (within.length + without.length === 0) continue
    if (!(name.type in isWithin)) faults.add('unknownCondition')
    else if (without.some(base => fits(name, base)) || (within.length > 0 && !within.some(base => fits(name, base))))
      faults.add('nameNotPermitted')
  }
}

function namesOf({ subject, extensions = [] }: Certificate): GeneralName[] {
  const other = extensions.find(({ extnID }) => extnID === ids.otherNames)?.parsedValue as AltName | undefined
  const mail = subject.typesAndValues
    .filter(({ type }) => type === MAIL_IN_SUBJECT)
    .map(({ value }) => new GeneralName({ type: MAIL as 1, value: String(value.valueBlock.value) }))
  const own = subject.typesAndValues.length > 0 ? [new GeneralName({ type: DIRECTORY as 4, value: subject })] : []
  return [...own, ...mail, ...(other?.altNames ?? [])]
}

const isWithin: Record<number, (name: unknown, base: unknown) => boolean> = {
  [MAIL as 1]: (name, base) => {
    const [address, limit] = [name, base].map(text => String(text).toLowerCase()) as [string, string]
    if (limit.includes('@')) return address === limit
    const host = address.slice(address.lastIndexOf('@') + 1)
    return limit.startsWith('.') ? host.endsWith(limit) : host === limit
  },
  [DNS as 2]: (name, base) => {
    const limit = String(base).toLowerCase().replace(/^\./, '')
    return `.${String(name).toLowerCase()}`.endsWith(`.${limit}`)
  },
  [DIRECTORY as 4]: (name, base) => {
    const [parts, limit] = [name, base].map(one => (one as Certificate['subject']).typesAndValues) as [
      AttributeTypeAndValue[],
      AttributeTypeAndValue[],
    ]
    return limit.every((part, at) => parts[at]?.isEqual(part) ?? false)
  },
}

const fits = (name: GeneralName, base: GeneralName) => isWithin[name.type]?.(name.value, base.value) ?? false

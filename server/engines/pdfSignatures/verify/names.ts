import type { Certificate, RelativeDistinguishedNames } from 'pkijs'
import type { SigningCertificate } from '../../../../contracts/ocr/pdfSignatures.ts'

const parts = { '2.5.4.3': 'CN', '2.5.4.10': 'O', '2.5.4.11': 'OU' } as const

/** One part of a distinguished name. */
export function partOf(name: RelativeDistinguishedNames, wanted: 'CN' | 'O' | 'OU'): string | null {
  const found = name.typesAndValues.find(({ type }) => parts[type as keyof typeof parts] === wanted)
  const value: unknown = found?.value.valueBlock.value
  return typeof value === 'string' ? value : null
}

const displayed = (name: RelativeDistinguishedNames): string =>
  partOf(name, 'CN') ??
  partOf(name, 'O') ??
  name.typesAndValues.map(({ value }) => String(value.valueBlock.value)).join(', ')

export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

export const derOf = (certificate: Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(certificate.toSchema().toBER(false))

export const sha256Hex = async (bytes: Uint8Array): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))

export async function describeCertificate(certificate: Certificate): Promise<SigningCertificate> {
  return {
    subject: displayed(certificate.subject),
    organisation: partOf(certificate.subject, 'O'),
    issuer: displayed(certificate.issuer),
    notBefore: certificate.notBefore.value.toISOString(),
    notAfter: certificate.notAfter.value.toISOString(),
    serial: hex(certificate.serialNumber.valueBlock.valueHexView),
    fingerprint: await sha256Hex(derOf(certificate)),
  }
}

/** Cyrillic and Greek letters that look like Latin ones, and those. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  Array.from('аеорсухіјѕԁһӏкмтвнαεικνορτυχѵԛԝ', (letter, at) => [letter, 'aeopcyxijsdhlkmtbhaeiknoptuxvqw'[at] ?? '']),
)

/** Compared as a reader sees names: without case, spaces and punctuation, and with look-alikes folded. */
export const plainName = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase(), letter => lookAlikes[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

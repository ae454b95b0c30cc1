import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { type CertificateRole, issueCertificate } from '../../server/engines/pdfSignatures/sign/certificates.ts'
import { type Signer, signPdf } from '../../server/engines/pdfSignatures/signPdf.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
} as const

const from = new Date(Date.UTC(2020, 0, 1))
const until = new Date(Date.UTC(2049, 0, 1))
const signedAt = new Date(Date.UTC(2025, 2, 14, 5, 0, 45))

interface Authority {
  certificate: Awaited<ReturnType<typeof issueCertificate>>
  key: CryptoKey
}

async function issue(
  role: CertificateRole,
  { commonName, organisation = ISSUER }: { commonName: string; organisation?: string },
  issuer?: Authority,
): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await issueCertificate({
    role,
    name: { commonName, organisation },
    publicKey: keys.publicKey,
    from,
    until,
    issuer: issuer ?? { key: keys.privateKey, certificate: null },
  })
  return { certificate, key: keys.privateKey }
}

const signerOf = ({ certificate, key }: Authority, root: Authority): Signer => ({
  certificate,
  chain: [root.certificate],
  sign: async bytes => new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes)),
})

/** The organisation in the specimen's certificate. */
const ISSUER = 'Sandbox Registry (made up)'

const lines = [
  'CERTIFICATE OF REGISTRATION (SPECIMEN)',
  'Sandbox Registry (made up)',
  '',
  'Name of the enterprise: Zenith Components Private Limited',
  'Permanent account number: AAACZ1000A',
  'GSTIN: 27AAACZ1000A1Z7',
  'Date of registration: 14/03/2025',
]

/** A certificate of registration that the sandbox's made-up registry has signed, and the root that vouches for it, PEM. */
export async function makeSignedDocument(
  authority = 'Sandbox documents root (made up)',
): Promise<{ pdf: Uint8Array; root: string }> {
  const root = await issue('root', { commonName: authority, organisation: authority })
  const registry = await issue('signer', { commonName: 'Sandbox Registry' }, root)
  const clock = await issue('timestamps', { commonName: 'Sandbox clock' }, root)
  const draft = await PDFDocument.create()
  const page = draft.addPage([595, 842])
  const font = await draft.embedFont(StandardFonts.Helvetica)
  lines.forEach((text, row) => page.drawText(text, { x: 60, y: 760 - row * 24, size: row === 0 ? 16 : 11, font }))
  const pdf = await signPdf(await draft.save({ useObjectStreams: false }), {
    signer: signerOf(registry, root),
    authority: signerOf(clock, root),
    time: signedAt,
    field: 'Registry',
    name: ISSUER,
  })
  const der = Buffer.from(root.certificate.toSchema().toBER(false)).toString('base64')
  return { pdf, root: `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----` }
}

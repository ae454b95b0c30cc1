import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { keyPurposes, keySources, keyStates } from '../proofs/issuers.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()

const record = z.object({
  id: z.string(),
  purpose: z.enum(keyPurposes),
  issuer: z.string(),
  state: z.enum(keyStates),
  /** SHA-256, lower-case hex. */
  fingerprint: z.string(),
  /** These are null for a bare key. */
  subject: z.string().nullable(),
  certifiedBy: z.string().nullable(),
  notBefore: time.nullable(),
  notAfter: time.nullable(),
  kid: z.string().nullable(),
  importedAt: time,
  /** Null for keys from before this was noted. */
  importedBy: z.string().nullable(),
  removedAt: time.nullable(),
  removedBy: z.string().nullable(),
  removedReason: z.string().nullable(),
})

/** The public keys of issuers whose signatures count as proofs, for super-admins. */
export const issuerKey = defineResource({
  name: 'issuer-keys',
  audience: 'admin',
  permission: 'admin.restricted',
  actions: ['list', 'show'],
  paths: { list: paths.adminIssuerKeys },
  words: {
    title: text('Issuers’ keys', 'जारीकर्ताओं की कुंजियाँ'),
    one: text('Key of an issuer', 'जारीकर्ता की कुंजी'),
    none: text('No keys yet', 'अभी कोई कुंजी नहीं'),
    noneDetail: text(
      'Until the first key is imported, no document proves itself by its signature.',
      'पहली कुंजी डालने तक कोई दस्तावेज़ अपने साइन से साबित नहीं होगा।',
    ),
  },
  fields: {
    purpose: {
      label: text('Proves', 'क्या साबित करती है'),
      kind: 'choice',
      choices: {
        aadhaar: choice(keySources.aadhaar.label.en, keySources.aadhaar.label.hi),
        einvoice: choice(keySources.einvoice.label.en, keySources.einvoice.label.hi),
        documents: choice(keySources.documents.label.en, keySources.documents.label.hi),
      },
    },
    issuer: { label: text('Issuer', 'जारीकर्ता') },
    state: {
      label: text('State', 'स्थिति'),
      kind: 'choice',
      choices: {
        valid: choice('Valid', 'मान्य', 'success'),
        ending: choice('Ends soon', 'जल्द खत्म होगी', 'warning'),
        expired: choice('Expired', 'खत्म हो चुकी', 'danger'),
        replaced: choice('Replaced', 'नई आ चुकी'),
        future: choice('Not valid yet', 'अभी शुरू नहीं'),
        removed: choice('Removed', 'हटाई गई'),
      },
    },
    fingerprint: { label: text('Fingerprint (SHA-256)', 'फ़िंगरप्रिंट (SHA-256)'), kind: 'mono' },
    subject: { label: text('Certificate of', 'किसका सर्टिफ़िकेट') },
    certifiedBy: { label: text('Certified by', 'किसने सर्टिफ़ाई किया') },
    notBefore: { label: text('Valid from', 'कब से मान्य'), kind: 'day' },
    notAfter: { label: text('Valid until', 'कब तक मान्य'), kind: 'day' },
    kid: { label: text('Key ID', 'कुंजी ID'), kind: 'mono' },
    importedAt: { label: text('Imported', 'कब डाली'), kind: 'time' },
    importedBy: { label: text('Imported by', 'किसने डाली') },
    removedAt: { label: text('Removed', 'कब हटाई'), kind: 'time' },
    removedBy: { label: text('Removed by', 'किसने हटाई') },
    removedReason: { label: text('Reason', 'वजह') },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    purpose: z.enum(keyPurposes).optional(),
    state: z.enum(keyStates).optional(),
  }),
  sorts: ['id', 'importedAt', 'notAfter'],
})

export type IssuerKeyRecord = z.output<typeof record>

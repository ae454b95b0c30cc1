import type { DraftField, DraftRecipient, EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import type { EsignFile, ShownEnvelope, ShownEnvelopeDetail, ShownRecipient } from '../../../contracts/esign/shown.ts'

export const A4 = { width: 595, height: 842 }

export const file: EsignFile = {
  id: 'fil_1',
  name: 'Rent_agreement.pdf',
  type: 'pdf',
  bytes: 12_000,
  sha256: 'a'.repeat(64),
  pages: [A4, A4],
  found: [],
}

export const recipient = (id: string, parts: Partial<DraftRecipient> = {}): DraftRecipient => ({
  id,
  role: 'sign',
  order: 1,
  name: 'Kavya Rao',
  email: 'kavya@example.com',
  phone: null,
  locale: 'en',
  code: null,
  method: 'picture',
  canDelegate: false,
  ...parts,
})

export const field = (id: string, parts: Partial<DraftField> = {}): DraftField => ({
  id,
  kind: 'signature',
  page: 'p1',
  recipient: 'r1',
  x: 100,
  y: 200,
  width: 160,
  height: 48,
  required: true,
  label: '',
  value: null,
  readOnly: false,
  options: [],
  ...parts,
})

export const draft = (parts: Partial<EnvelopeDraft> = {}): EnvelopeDraft => ({
  title: 'Rent agreement',
  message: '',
  pages: [
    { id: 'p1', file: 'fil_1', page: 1, rotate: 0 },
    { id: 'p2', file: 'fil_1', page: 2, rotate: 0 },
  ],
  recipients: [recipient('r1')],
  fields: [],
  expiryDays: 14,
  reminderDays: 3,
  ...parts,
})

export const shownRecipient = (id: string, parts: Partial<ShownRecipient> = {}): ShownRecipient => ({
  id,
  role: 'sign',
  order: 1,
  name: 'Kavya Rao',
  email: 'kavya@example.com',
  phone: null,
  state: 'asked',
  askedAt: '2026-11-20T06:00:00.000Z',
  openedAt: null,
  endedAt: null,
  reason: null,
  handedTo: null,
  method: 'picture',
  canDelegate: false,
  code: null,
  message: 'delivered',
  ...parts,
})

export const listed = (parts: Partial<ShownEnvelope> = {}): ShownEnvelope => ({
  id: 'env_1',
  title: 'Rent agreement',
  state: 'sent',
  mode: 'live',
  template: false,
  folder: null,
  tags: [],
  recipients: [shownRecipient('r1'), shownRecipient('r2', { name: 'Arjun Mehta', state: 'waiting', order: 2 })],
  done: 0,
  acting: 2,
  createdBy: 'Ananya Iyer',
  createdAt: '2026-11-20T05:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  sentAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-04T06:00:00.000Z',
  endedAt: null,
  reason: null,
  ...parts,
})

export const detail = (parts: Partial<ShownEnvelopeDetail> = {}): ShownEnvelopeDetail => ({
  ...listed(),
  draft: draft(),
  revision: 3,
  files: [file],
  stamp: null,
  attachments: [],
  trail: [],
  pricePaise: 2500,
  chargedPaise: 0,
  originalSha256: 'b'.repeat(64),
  signedSha256: null,
  ...parts,
})

export const drafted = (parts: Partial<EnvelopeDraft> = {}): ShownEnvelopeDetail =>
  detail({ state: 'draft', sentAt: null, expiresAt: null, originalSha256: null, draft: draft(parts) })

/** A reply of a list. */
export const rows = (records: object[]) => ({
  body: records,
  headers: { 'content-range': `envelopes 0-${records.length}/${records.length}` },
})

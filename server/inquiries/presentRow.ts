import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import type { ShownInquiry } from '../../contracts/inquiries/shown.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { Inquiry } from './row.ts'

/** As lists show it: companies by their number, people masked. */
export const presentRow = (inquiry: Inquiry, { inClear = false } = {}): ShownInquiry => ({
  id: inquiry.id,
  about: inquiry.subjects.map(({ kind, value }) => (inClear ? value : maskIdentifier(kind, value))),
  status: inquiry.status,
  mode: inquiry.mode,
  reference: inquiry.reference,
  purpose: inquiry.purpose as Purpose,
  basis: inquiry.basis,
  contradictions: inquiry.contradictions,
  missing: inquiry.missing,
  chargedPaise: inquiry.charged_paise,
  createdBy: inquiry.made_by,
  createdAt: inquiry.created_at,
  endedAt: inquiry.ended_at,
  eraseAt: inquiry.erase_at,
})

import type { ColumnType, Generated } from 'kysely'
import type { ApprovalStatus, KycKind } from '../../../../contracts/people/kyc.ts'
import type { CreatedAt } from './columns.ts'

/** Null until a step sets it. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

type LaterTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

interface KycRecords {
  id: string
  user_id: string
  kind: KycKind
  subject_type: Later<'pan' | 'cin' | 'gstin'>
  subject_sealed: Later<string>
  subject_index: Later<string>
  /** The name on record: the PAN's holder, or the company. */
  holder_name: Later<string>
  holder_state: Later<string>
  name_match: Later<number>
  aadhaar_last4: Later<string>
  /** `[{ name, designation }]` */
  directors_sealed: Later<string>
  /** `[din]`, in the directors' order. */
  dins_sealed: Later<string>
  use_case: Generated<string>
  approval_status: Later<ApprovalStatus>
  submitted_at: LaterTime
  decided_at: LaterTime
  decided_by: Later<string>
  reason: Later<string>
  created_at: CreatedAt
}

interface AadhaarRequests {
  user_id: string
  /** A keyed digest of the number's holder, and the source's reference. */
  request_sealed: string
  expires_at: ColumnType<string, Date, Date>
}

interface GstDetails {
  id: string
  user_id: string
  /** Null if the customer states that there is no GSTIN. */
  gstin_sealed: string | null
  gstin_index: string | null
  created_at: CreatedAt
}

interface Leads {
  id: string
  kind: 'demo' | 'contact'
  name: string
  name_words: string[] | null
  email: string
  email_index: string | null
  phone: string
  phone_index: string | null
  company_name: string | null
  product_name: string
  message: string | null
  handled_at: LaterTime
  handled_by: Later<string>
  created_at: CreatedAt
}

export interface KycTables {
  kyc_records: KycRecords
  aadhaar_requests: AadhaarRequests
  gst_details: GstDetails
  leads: Leads
}

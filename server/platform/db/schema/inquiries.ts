import type { Generated } from 'kysely'
import type { BoardLayout } from '../../../../contracts/inquiries/board.ts'
import type { LawfulBasis, SectionName } from '../../../../contracts/inquiries/sections.ts'
import type { CreatedAt, Json, OptionalTimestamp, Paise, Timestamp } from './columns.ts'

interface Inquiries {
  id: string
  user_id: string
  sub_user_id: string | null
  /** The key that started it; null for the console. */
  api_key_id: string | null
  mode: 'live' | 'test'
  channel: 'console' | 'api'
  locale: string
  /** The name, sealed. */
  made_by: string
  subjects_sealed: string
  /** Keyed hashes of the subjects, by which the list is searched. */
  subject_indexes: string[]
  sections: Json<SectionName[]>
  basis: LawfulBasis
  /** Sealed. */
  basis_words: string | null
  purpose: string
  reference: string | null
  status: 'gathering' | 'ready' | 'erased'
  at_most_paise: Paise
  /** As of the end of the last gathering or expansion. */
  charged_paise: Generated<Paise>
  contradictions: Generated<number>
  missing: Generated<number>
  created_at: Timestamp
  ended_at: OptionalTimestamp
  erase_at: Timestamp
  /** The file that started it, and its row; nulls for one that was started by itself. */
  file_id: Generated<string | null>
  file_row: Generated<number | null>
}

interface InquiryQuestions {
  inquiry_id: string
  question: string
  place: Generated<string>
  product: string
  verification_id: string
  /** An earlier answer of the account. */
  reused: Generated<boolean>
  asked_by: 'plan' | 'person'
  asked_at: CreatedAt
  /** Why nothing could be asked. */
  blocked: string | null
  tries: Generated<number>
  /** When the source is asked again. */
  next_at: OptionalTimestamp
}

interface InquiryBoards {
  id: string
  inquiry_id: string
  /** Sealed. */
  name: string
  name_index: string
  layout: Json<BoardLayout>
  /** The name, sealed. */
  saved_by: string
  saved_at: Timestamp
}

interface InquiryReviews {
  id: string
  inquiry_id: string
  /** The nodes of the inquiry that are this person's, sealed. Who it is stands in the invitation, whose subject this is. */
  about_sealed: string
  sections: Json<SectionName[]>
  /** The name, sealed. */
  asked_by: string
  asked_at: Timestamp
  /** What was said of each section, with a keyed hash of what the person saw; sealed. */
  answers_sealed: string | null
  answered_at: OptionalTimestamp
}

interface InquiryReports {
  inquiry_id: string
  report_id: string
}

export interface InquiriesTables {
  inquiries: Inquiries
  inquiry_questions: InquiryQuestions
  inquiry_boards: InquiryBoards
  inquiry_reviews: InquiryReviews
  inquiry_reports: InquiryReports
}

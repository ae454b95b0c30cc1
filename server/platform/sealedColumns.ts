import {
  emailIndex,
  type Indexer,
  labelIndex,
  nameIndexes,
  phoneIndex,
  recipientIndex,
  requesterIndex,
} from './searchIndexes.ts'

/** Columns whose words are indexed with those of another one. */
type NamePart = 'users.last_name' | 'users.company_name' | 'leads.company_name'

/** The part of a vault that indexes need. */
interface Opener extends Indexer {
  open(sealed: string, place: { column: NamePart; id: string }): string
}

/** A column that holds sealed values. The job in `sealing/` walks every one of them. */
export interface SealedColumnOptions {
  /** The columns whose values are bound into the sealed value: a unique key of the table that never changes. */
  id: readonly [string, ...string[]]
  /**
   * Values from before the column was sealed lie in clear: in the column itself (`true`), or in the named column, whose jsonb or
   * text moves into this one and becomes null.
   */
  clear?: true | string
  /** The column of the keyed hash by which the value is searched, written with it. `also` names columns that `of` needs. */
  index?: {
    column: string
    also?: readonly string[]
    of: (vault: Opener, text: string, row: Record<string, unknown>) => string | string[] | null
  }
  /**
   * Resealed before the server listens, because its values are searched by their index. Otherwise in the background; a search by the index of
   * such a column must also find the values in clear, which have none.
   */
  beforeStart?: true
  /** A column that is gone: its values were moved here with their ids, and still open, until they are sealed anew. */
  formerly?: FormerColumn
}

const byId = { id: ['id'] } as const

/** Contact data lay in clear until migration 0030. */
const wasClear = { ...byId, clear: true, beforeStart: true } as const

/** Who did something, as the person was called then. */
const nameWasClear = { ...byId, clear: true } as const

const ofRecipient = { id: ['envelope_id', 'id'] } as const
// The file is bound in, so that what belongs to a former upload does not open.
const ofAttachment = { id: ['envelope_id', 'recipient', 'field', 'file_id'] } as const

const ofBulkRow = { id: ['bulk_id', 'row_no'] } as const
const ofImportRow = { id: ['import_id', 'row_no'] } as const
const ofRound = { id: ['call_id', 'round'] } as const

const byEmail = { column: 'email_index', of: emailIndex } as const

/** The words of a customer's whole name, company included. */
const userWords = (vault: Opener, text: string, row: Record<string, unknown>): string[] =>
  nameIndexes(vault, text, openPart(vault, row, 'users.last_name'), openPart(vault, row, 'users.company_name'))

const leadWords = (vault: Opener, text: string, row: Record<string, unknown>): string[] =>
  nameIndexes(vault, text, openPart(vault, row, 'leads.company_name'))

const buyerWords = (vault: Indexer, name: string): string[] => nameIndexes(vault, name)

function openPart(vault: Opener, row: Record<string, unknown>, column: NamePart) {
  const value = row[column.slice(column.indexOf('.') + 1)] as string | null | undefined
  return value && vault.open(value, { column, id: row.id as string })
}

const userPhone = (vault: Opener, text: string, row: Record<string, unknown>): string =>
  vault.index('phone', `${row.country_code as string}${text}`)

/** Every sealed column, by table and column. Add a line here before sealing anything. */
export const sealedColumns = {
  'users.email': { ...wasClear, index: byEmail },
  'users.phone': { ...wasClear, index: { column: 'phone_index', also: ['country_code'], of: userPhone } },
  'users.last_name': wasClear,
  'users.company_name': wasClear,
  'users.first_name': {
    ...wasClear,
    index: { column: 'name_words', also: ['last_name', 'company_name'], of: userWords },
  },
  'sub_users.email': { ...wasClear, index: byEmail },
  'sub_users.first_name': wasClear,
  'sub_users.last_name': wasClear,
  'leads.email': { ...wasClear, index: byEmail },
  'leads.phone': { ...wasClear, index: { column: 'phone_index', of: phoneIndex } },
  'leads.company_name': wasClear,
  'leads.name': { ...wasClear, index: { column: 'name_words', also: ['company_name'], of: leadWords } },
  'leads.message': { ...byId, clear: true },
  'verifications.input_sealed': byId,
  'verifications.result_sealed': { ...byId, clear: 'result' },
  'verifications.pending_sealed': byId,
  'source_disagreements.values_sealed': byId,
  'court_review_drafts.decision_sealed': byId,
  'plan_versions.published_by': { id: ['plan_id', 'version'] },
  'cases.created_by': byId,
  'cases.subject_name': { ...byId, index: { column: 'name_words', of: (vault, name) => nameIndexes(vault, name) } },
  'cases.subject_email': { ...byId, index: byEmail },
  'cases.subject_phone': { ...byId, index: { column: 'phone_index', of: phoneIndex } },
  'cases.decision_reason': byId,
  'cases.decided_by': byId,
  'case_steps.facts_sealed': { id: ['case_id', 'step'] },
  'case_steps.reason_sealed': { id: ['case_id', 'step'] },
  'case_steps.problem_sealed': { id: ['case_id', 'step'] },
  'case_steps.draft_sealed': { id: ['case_id', 'step'] },
  'case_step_people.name': byId,
  'case_step_people.email': byId,
  'case_step_people.phone': byId,
  'case_step_people.planned_sealed': byId,
  'case_steps.answer_sealed': { id: ['case_id', 'step'] },
  'case_letters.code_sealed': { id: ['round_id'] },
  'case_events.event_sealed': byId,
  'verification_tasks.reason_sealed': byId,
  'case_events.made_by': byId,
  'case_notices.sent_by': byId,
  'case_notices.dispute_sealed': byId,
  'case_notices.answer_sealed': byId,
  'case_notices.answered_by': byId,
  'bgc_imports.created_by': byId,
  'bgc_rescreenings.set_by': { id: ['case_id'] },
  'bgc_imports.file_name': byId,
  'bgc_import_rows.row_sealed': ofImportRow,
  'bgc_import_rows.problems_sealed': ofImportRow,
  'envelopes.created_by': byId,
  'envelopes.title': { ...byId, index: { column: 'title_words', of: (vault, title) => nameIndexes(vault, title) } },
  'envelopes.draft_sealed': byId,
  'envelopes.reason': byId,
  'envelope_recipients.name': {
    ...ofRecipient,
    index: { column: 'name_words', of: (vault, name) => nameIndexes(vault, name) },
  },
  'envelope_recipients.email': { ...ofRecipient, index: byEmail },
  'envelope_recipients.phone': { ...ofRecipient, index: { column: 'phone_index', of: phoneIndex } },
  'envelope_recipients.values_sealed': ofRecipient,
  'envelope_recipients.pictures_sealed': ofRecipient,
  'envelope_recipients.reason': ofRecipient,
  'envelope_events.made_by': byId,
  'envelope_events.correction_sealed': byId,
  'support_messages.subject': byId,
  'support_messages.text': byId,
  'stamp_papers.first_party': byId,
  'stamp_papers.second_party': byId,
  'stamp_papers.created_by': byId,
  'stamp_papers.reason': byId,
  'envelope_attachments.name': ofAttachment,
  'envelope_attachments.preview': ofAttachment,
  'esign_devices.picture': byId,
  'envelope_signings.entered_sealed': byId,
  'envelope_signings.kept_sealed': byId,
  'envelope_signings.certificate_sealed': byId,
  'sandbox_esign_transactions.request_sealed': { id: ['transaction'] },
  'sandbox_esign_transactions.answer_sealed': { id: ['transaction'] },
  'bulk_sends.created_by': byId,
  'bulk_sends.title': byId,
  'bulk_sends.draft_sealed': byId,
  'bulk_sends.file_name': byId,
  'bulk_sends.unused_columns': byId,
  'bulk_send_rows.row_sealed': ofBulkRow,
  'bulk_send_rows.problems_sealed': ofBulkRow,
  'envelope_labels.name': { ...byId, index: { column: 'name_index', of: labelIndex } },
  'envelope_editors.name': { id: ['envelope_id', 'editor'] },
  'onboarding_links.created_by': { id: ['plan_id'] },
  'onboarding_links.token_sealed': { id: ['plan_id'] },
  'onboarding_prefills.values_sealed': byId,
  'video_kyc_settings.changed_by': { id: ['user_id'] },
  'video_kyc_sessions.record_sealed': byId,
  'plan_drafts.content_sealed': { id: ['user_id', 'name'] },
  'plan_drafts.saved_by': { id: ['user_id', 'name'] },
  'form_links.created_by': byId,
  'form_links.token_sealed': byId,
  'video_calls.made_by': byId,
  'video_calls.person_name': byId,
  'video_calls.email': byId,
  'video_calls.phone': byId,
  'video_calls.script_sealed': byId,
  'video_calls.place_sealed': byId,
  'video_calls.proposal_note': byId,
  'video_calls.audit_note': byId,
  'video_calls.auditor_name': byId,
  'video_call_rounds.agent_name': ofRound,
  'video_call_rounds.place_sealed': ofRound,
  'video_call_marks.note': { id: ['call_id', 'round', 'step'] },
  'video_call_signals.payload_sealed': byId,
  'verifications.requested_by': {
    ...nameWasClear,
    index: { column: 'requested_by_index', of: requesterIndex },
  },
  'bulk_jobs.columns_sealed': byId,
  'bulk_jobs.requested_by': nameWasClear,
  'bulk_rows.cells_sealed': { id: ['job_id', 'row_no'] },
  'bulk_schedules.created_by': byId,
  'bulk_schedule_changes.change_sealed': { id: ['run_id', 'row_no'] },
  'document_corrections.value_sealed': byId,
  'document_corrections.corrected_by': byId,
  'drafts.input_sealed': byId,
  'face_sets.purpose_sealed': { id: ['user_id'] },
  'face_sets.turned_on_by': { id: ['user_id'] },
  // The owner is bound in: a template does not open in another account's row.
  'faces.template_sealed': { id: ['user_id', 'id'] },
  'faces.reference_sealed': { id: ['user_id', 'id'] },
  'fleet_vehicles.rc_sealed': byId,
  'files.name_sealed': byId,
  'inquiries.made_by': byId,
  'inquiries.subjects_sealed': byId,
  'inquiries.basis_words': byId,
  'inquiry_boards.name': { ...byId, index: { column: 'name_index', of: labelIndex } },
  'inquiry_boards.saved_by': byId,
  'inquiry_reviews.about_sealed': byId,
  'inquiry_reviews.asked_by': byId,
  'inquiry_reviews.answers_sealed': byId,
  'intelligence_reports.made_by': byId,
  'intelligence_reports.subjects_sealed': byId,
  'intelligence_reports.code_email': byId,
  'intelligence_reports.consent': byId,
  'intelligence_reports.revoke_reason': byId,
  'invitations.asked_by': { ...byId, formerly: 'verification_shares.created_by' },
  'invitations.about': byId,
  'invitations.note': byId,
  'invitations.person_name': byId,
  'invitations.email': { ...byId, index: byEmail },
  'invitations.phone': { ...byId, index: { column: 'phone_index', of: phoneIndex } },
  'invitations.reason': byId,
  'invitation_links.token_sealed': { ...byId, formerly: 'intelligence_reports.token_sealed' },
  'files.password_sealed': byId,
  'letterheads.name_sealed': { id: ['user_id'] },
  'bank_statement_rules.rules_sealed': byId,
  'monitors.started_by': byId,
  'monitors.input_sealed': byId,
  'monitors.known_sealed': byId,
  'drafts.saved_by': nameWasClear,
  'input_templates.created_by': nameWasClear,
  'api_keys.created_by': nameWasClear,
  'allowed_addresses.created_by': nameWasClear,
  'webhook_endpoints.created_by': nameWasClear,
  'idempotency_keys.reply_sealed': { id: ['owner', 'key'] },
  'messages.text_sealed': byId,
  'messages.recipient': { ...byId, clear: true, index: { column: 'recipient_index', of: recipientIndex } },
  'messages.otp_sealed': byId,
  'webhook_endpoints.secret_sealed': byId,
  'webhook_endpoints.previous_sealed': byId,
  'provider_credentials.values_sealed': byId,
  'object_keys.key_sealed': { id: ['object_id'] },
  'payment_orders.buyer_sealed': byId,
  'payout_bank_accounts.holder_sealed': byId,
  'payout_bank_accounts.number_sealed': byId,
  'gateway_explanations.note_sealed': byId,
  'invoices.snapshot_sealed': byId,
  'invoices.buyer': { ...wasClear, index: { column: 'buyer_words', of: buyerWords } },
  'gst_details.gstin_sealed': byId,
  'kyc_records.subject_sealed': { id: ['user_id', 'kind'] },
  'kyc_records.holder_name': { id: ['user_id', 'kind'], clear: true },
  'kyc_records.directors_sealed': { id: ['user_id', 'kind'] },
  'kyc_records.dins_sealed': { id: ['user_id', 'kind'] },
  'aadhaar_requests.request_sealed': { id: ['user_id'] },
  'second_factors.secret_sealed': { id: ['owner_id'] },
  'sso_connections.client_secret_sealed': byId,
  // Notes about customers lay in clear until migration 0047.
  'notes.text_sealed': wasClear,
  // A source's newer answer about a challan replaces the row's values, whatever id it brings.
  'challans.sealed': { id: ['challan_no'] },
  'challan_searches.vehicle_sealed': byId,
  'challan_orders.vehicle_sealed': byId,
  'challan_orders.phone_sealed': byId,
  'challan_orders.lawyer_name_sealed': byId,
  'challan_orders.lawyer_phone_sealed': byId,
  'challan_invoices.snapshot_sealed': byId,
  'signing_keys.key_sealed': byId,
  'screening_entities.data_sealed': byId,
  'screening_list_versions.importer_sealed': byId,
  'screening_decisions.note_sealed': byId,
  'screening_decisions.decided_by': byId,
  'screening_decisions.confirmed_by': byId,
  'screening_events.words_sealed': byId,
  'screening_events.assignee_sealed': byId,
  'screening_events.by_sealed': byId,
} as const satisfies Record<string, SealedColumnOptions>

export type SealedColumn = keyof typeof sealedColumns

/** Columns that are gone. Their values lie elsewhere and are still bound to their former place (migrations 0095 and 0110). */
export type FormerColumn =
  | 'files.key_sealed'
  | 'letterheads.logo_key_sealed'
  | 'bank_statements.key_sealed'
  | 'verification_shares.created_by'
  | 'intelligence_reports.token_sealed'

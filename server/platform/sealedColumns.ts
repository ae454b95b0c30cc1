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
    of: (
      vault: { index(kind: string, value: string): string },
      text: string,
      row: Record<string, unknown>,
    ) => string | null
  }
  /** Resealed before the server listens, because its values are searched by their index. Otherwise in the background. */
  beforeStart?: true
}

const byId = { id: ['id'] } as const

/** Every sealed column, by table and column. Add a line here before sealing anything. */
export const sealedColumns = {
  'verifications.input_sealed': byId,
  'bulk_jobs.columns_sealed': byId,
  'bulk_rows.cells_sealed': { id: ['job_id', 'row_no'] },
  'drafts.input_sealed': byId,
  'idempotency_keys.reply_sealed': { id: ['owner', 'key'] },
  'messages.text_sealed': byId,
  'messages.otp_sealed': byId,
  'webhook_endpoints.secret_sealed': byId,
  'webhook_endpoints.previous_sealed': byId,
  'payment_orders.buyer_sealed': byId,
  'invoices.snapshot_sealed': byId,
  'gst_details.gstin_sealed': byId,
  'kyc_records.subject_sealed': { id: ['user_id', 'kind'] },
  'kyc_records.directors_sealed': { id: ['user_id', 'kind'] },
  'kyc_records.dins_sealed': { id: ['user_id', 'kind'] },
  'aadhaar_requests.request_sealed': { id: ['user_id'] },
  'second_factors.secret_sealed': { id: ['owner_id'] },
  // A source's newer answer about a challan replaces the row's values, whatever id it brings.
  'challans.sealed': { id: ['challan_no'] },
  'challan_searches.vehicle_sealed': byId,
  'challan_orders.vehicle_sealed': byId,
  'challan_orders.phone_sealed': byId,
} as const satisfies Record<string, SealedColumnOptions>

export type SealedColumn = keyof typeof sealedColumns

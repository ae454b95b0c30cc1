import type { ColumnType, Generated } from 'kysely'
import type { BrandContent } from '../../../../contracts/challans/challanBrand.ts'
import type {
  ChallanChannel,
  ChallanEvent,
  ChallanOrderStatus,
  ChallanPaymentMethod,
  ChallanRoute,
} from '../../../../contracts/challans/challans.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import type { challanItemStatuses } from '../../../../contracts/resources/challanOrder.ts'
import type { ChallanMismatch, ChallanRefundState } from '../../../../contracts/resources/customerChallanOrder.ts'
import type { InvoiceKind } from '../../../../contracts/resources/invoice.ts'
import type { ChallanDeskTables } from './challanDesk.ts'
import type { CreatedAt, Json, Paise, Timestamp } from './columns.ts'
import type { WhiteLabelTables } from './whiteLabel.ts'

/** Null until something sets it. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>
type LaterTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

interface ChallanBrands {
  id: string
  name: string
  title: string
  token: string
  /** Valid until then. */
  earlier_token: Later<string>
  earlier_token_until: LaterTime
  support_email: string
  support_phone: Later<string>
  primary_colour: string
  primary_dark_colour: string
  ink_colour: string
  content: Json<BrandContent>
  logo_object_id: Later<string>
  /** The promised days to settle by each route; null for the platform's own. */
  online_days: Later<number>
  virtual_court_days: Later<number>
  physical_court_days: Later<number>
  /** Whether a refund is promised for what is settled late. */
  late_refund: Generated<boolean>
  is_active: Generated<boolean>
  /** Registered for the brand; null for the operator's. */
  sms_sender: Later<string>
  sms_template_id: Later<string>
  /** The account of the white-label client; null for a brand of the house. */
  owner_id: Later<string>
  /** Incremented by each change; the cache key of rendered pages and stylesheets. */
  version: Generated<number>
  created_at: CreatedAt
  updated_at: ColumnType<string, string | Date | undefined, string | Date>
}

interface ChallanFees {
  id: string
  brand_id: string | null
  state: string | null
  route: ChallanRoute | null
  fee_paise: Paise
  discount_percent: number
  valid_from: Timestamp
  created_by: string
  created_at: CreatedAt
}

interface Challans {
  id: string
  challan_no: string
  vehicle_index: string
  state: string
  route: ChallanRoute
  /** In the source's words. */
  status: string
  amount_paise: Paise
  /** `SourceChallan` in server/challans/source. */
  sealed: string
  source: string
  fetched_at: Timestamp
  /** Our order that paid it; the challan counts as paid even while the portal lags. */
  paid_with: Later<string>
  paid_at: LaterTime
  created_at: CreatedAt
}

interface ChallanLookups {
  vehicle_index: string
  source: string
  fetched_at: Timestamp
  count: number
}

/** The price of one challan when it was shown. */
export interface ShownPrice {
  challanNo: string
  amountPaise: Paise
  feePaise: Paise
  discountPercent: number
  feeId: string | null
}

interface ChallanSearches {
  /** `parentId` in the calls. */
  id: string
  channel: ChallanChannel
  user_id: string | null
  brand_id: string | null
  phone_index: string | null
  vehicle_index: string
  vehicle_sealed: string
  violator_masked: string | null
  prices: Json<ShownPrice[]>
  pending: number
  paid: number
  pending_paise: Paise
  fetched_at: Timestamp
  /** When the account's fleet took its challans from it. */
  fleet_read_at: LaterTime
  created_at: CreatedAt
}

interface ChallanOrders {
  id: string
  /** The opaque id in URLs, 128 random bits. */
  code: string
  /** The short number that payer and staff share, `CH-7K3M-9QXD`. */
  number: string
  search_id: string
  channel: ChallanChannel
  user_id: string | null
  brand_id: string | null
  phone_index: string | null
  phone_sealed: string | null
  vehicle_index: string
  vehicle_sealed: string
  violator_masked: string | null
  ordered_by: string
  /** The payer's language, for the payment page and text messages. */
  locale: Generated<Locale>
  status: Generated<ChallanOrderStatus>
  payment_method: Later<ChallanPaymentMethod>
  fines_paise: Paise
  fees_paise: Paise
  gst_paise: Paise
  total_paise: Paise
  refunded_paise: Generated<Paise>
  gateway: Later<string>
  gateway_order_id: Later<string>
  payment_id: Later<string>
  /** Why the last attempt to pay failed. */
  reason: Later<string>
  /** A payment that does not match the order and is not refunded yet; staff look into it. */
  divergence: Later<string>
  hold_id: Later<string>
  transfer_id: Later<string>
  assignee_id: Later<string>
  created_at: CreatedAt
  paid_at: LaterTime
  /** By when it is to be settled, as promised to the payer; null until it is paid. */
  due_at: LaterTime
  /** Whether a refund was promised in case it is late, and when that refund was requested. */
  late_refund: Generated<boolean>
  late_refund_at: LaterTime
  settled_at: LaterTime
  lawyer_name_sealed: Later<string>
  lawyer_phone_sealed: Later<string>
  court: Later<string>
  /** The next hearing, `2026-12-04`. */
  hearing_on: Later<string>
  /** Since when, and until when at most, an unpaid order waits for the bank. */
  waiting_since: LaterTime
  waiting_until: LaterTime
  /** A payment that the browser or the gateway named and the gateway has not decided. */
  undecided_payment_id: Later<string>
  /** When the gateway is asked next; null once nothing is left to ask. */
  check_at: LaterTime
}

interface ChallanOrderItems {
  id: string
  order_id: string
  challan_id: string
  challan_no: string
  route: ChallanRoute
  offence: string
  amount_paise: Paise
  fee_paise: Paise
  discount_percent: number
  fee_id: string | null
  status: Generated<(typeof challanItemStatuses)[number]>
  /** Its order has paid for the challan and not refunded it: true for one order of a challan at most. */
  is_open: Generated<boolean>
  /** When it turned out that another order had paid the challan first. */
  taken_at: LaterTime
  court_status: Later<string>
  evidence_object_id: Later<string>
  evidence_reference: Later<string>
  settled_at: LaterTime
}

interface ChallanOrderEvents {
  id: Generated<number>
  order_id: string
  status: ChallanEvent
  actor: string
  note: string | null
  evidence_object_id: Later<string>
  at: ColumnType<string, string | Date | undefined, never>
}

/** The amount that a refund takes from each account. */
export interface RefundParts {
  finesPaise: Paise
  feesPaise: Paise
  gstPaise: Paise
}

interface ChallanRefunds {
  id: string
  order_id: string
  /** Null for the return of a diverged payment. */
  item_ids: Json<string[]>
  diverged_payment_id: Later<string>
  amount_paise: Paise
  parts: Json<RefundParts>
  reason: string
  state: Generated<ChallanRefundState>
  /** The gateway's reason for refusing it. */
  refusal: Later<string>
  asked_by: string
  asked_at: CreatedAt
  decided_by: Later<string>
  decided_at: LaterTime
  gateway_refund_id: Later<string>
  transfer_id: Later<string>
  check_at: LaterTime
}

interface ChallanDivergedPayments {
  /** The gateway's id. */
  payment_id: string
  order_id: string
  mismatch: ChallanMismatch
  /** As captured, in minor units of its currency. */
  amount_minor: number
  currency: string
  /** Null for a foreign currency: the ledger holds rupees only. */
  transfer_id: string | null
  at: CreatedAt
}

interface ChallanInvoices {
  id: string
  kind: InvoiceKind
  order_id: string
  /** On a credit note: the refund that it is for. */
  refund_id: Later<string>
  supplier_gstin: string
  financial_year: string
  serial: number
  number: string
  place_of_supply: string
  fees_paise: Paise
  cgst_paise: Paise
  sgst_paise: Paise
  igst_paise: Paise
  /** Supplier and buyer: `ChallanInvoiceParties` in server/challans/receipt. */
  snapshot_sealed: string
  created_at: ColumnType<string, string | Date, never>
}

interface ChallanUsedRetries {
  id: string
  expires_at: Timestamp
}

export interface ChallansTables extends ChallanDeskTables, WhiteLabelTables {
  challan_brands: ChallanBrands
  challan_fees: ChallanFees
  challans: Challans
  challan_lookups: ChallanLookups
  challan_searches: ChallanSearches
  challan_orders: ChallanOrders
  challan_order_items: ChallanOrderItems
  challan_order_events: ChallanOrderEvents
  challan_refunds: ChallanRefunds
  challan_diverged_payments: ChallanDivergedPayments
  challan_invoices: ChallanInvoices
  challan_used_retries: ChallanUsedRetries
}

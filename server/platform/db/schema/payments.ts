import type { ColumnType, Generated } from 'kysely'
import type { TopUpCurrency, TopUpWallet } from '../../../../contracts/money/topUp.ts'
import type { InvoiceKind } from '../../../../contracts/resources/invoice.ts'
import type { PaymentOrderStatus, paymentOrder } from '../../../../contracts/resources/paymentOrder.ts'
import type { CreatedAt, Json, Paise, Timestamp } from './columns.ts'

type Purpose = (typeof paymentOrder.record.shape.purpose.options)[number]

/** Null until something sets it. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>
type LaterTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

interface PaymentOrders {
  id: string
  user_id: string
  gateway: string
  /** Null until the gateway assigns it. */
  gateway_order_id: Later<string>
  purpose: Purpose
  wallet: TopUpWallet
  currency: TopUpCurrency
  /** The amount charged to the card, in minor units of its currency, including tax. */
  charged_minor: number
  credit_paise: Paise
  tax_paise: Paise
  usd_per_inr: Later<number>
  /** The buyer at the time of the order: `Buyer` in server/money/invoices. */
  buyer_sealed: string
  ordered_by: string
  status: Generated<PaymentOrderStatus>
  payment_id: Later<string>
  failed_payment_id: Later<string>
  /** Why the last try failed. */
  reason: Later<string>
  /** A payment that does not match the order; staff look into it. */
  divergence: Later<string>
  transfer_id: Later<string>
  available_after_paise: Later<number>
  created_at: CreatedAt
  paid_at: LaterTime
  credited_at: LaterTime
  /** When the gateway is asked next; null once nothing is left to ask. */
  check_at: LaterTime
}

interface DivergedPayments {
  /** The gateway's. */
  id: string
  order_id: string
  mismatch: 'otherAmount' | 'twice'
  amount_minor: number
  currency: string
  /** The ledger's entry of its receipt; null for other currencies than rupees. */
  transfer_id: string | null
  at: CreatedAt
  /** Null until a second person has approved its return. */
  return_state: Later<'approved' | 'refused' | 'failed' | 'done'>
  /** The approval, whose id is the gateway's idempotency key. */
  return_id: Later<string>
  /** Why the gateway did not make the return. */
  refusal: Later<string>
  gateway_refund_id: Later<string>
  return_transfer_id: Later<string>
  returned_at: LaterTime
  check_at: LaterTime
}

interface GatewayReports {
  id: string
  gateway: string
  source: 'gateway' | 'file'
  /** The day of settlement that the gateway was asked about; null for a file. */
  day: string | null
  rows: number
  imported_by: string
  imported_at: CreatedAt
}

/** In minor units of the currency: `SettlementRow`. */
interface GatewayReportRows {
  gateway: string
  id: string
  kind: 'payment' | 'refund' | 'other'
  payment_id: string | null
  order_id: string | null
  amount_minor: number
  currency: string
  fee_minor: number
  tax_minor: number
  net_minor: number
  at: Timestamp
  settled_at: Timestamp | null
  settlement_id: string | null
  utr: string | null
  report_id: string
}

interface GatewayExplanations {
  id: string
  gateway: string
  /** The payment or refund, as the gateway names it. */
  entity_id: string
  kind: string
  reported_minor: number | null
  recorded_minor: number | null
  note_sealed: string
  explained_by: string
  explained_at: ColumnType<string, never, Date>
}

interface InvoiceCounters {
  financial_year: string
  last: number
}

interface Invoices {
  id: string
  kind: Generated<InvoiceKind>
  /** The invoice that a credit note credits, in full or in part. */
  credits: string | null
  /** The money that a credit note gave to the customer. */
  transfer_id: Later<string>
  /** Whether no other invoice replaces it. */
  is_current: Generated<boolean>
  financial_year: string
  serial: number
  number: string
  user_id: string
  order_id: string
  buyer: string
  buyer_words: string[] | null
  gstin_masked: string | null
  place_of_supply: string
  base_paise: Paise
  cgst_paise: Paise
  sgst_paise: Paise
  igst_paise: Paise
  /** The content of the document: `InvoiceSnapshot`. */
  snapshot_sealed: string
  created_at: ColumnType<string, string | Date, never>
}

interface ExchangeRates {
  currency: string
  per_inr: number
  fetched_at: ColumnType<string, Date, Date>
}

interface BalanceAlerts {
  wallet_id: string
  /** Kept while the mail is turned off. */
  threshold_paise: Paise
  /** The balance has been at or above the threshold since the last message. */
  armed: Generated<boolean>
}

export interface StatementLine {
  product: string
  calls: number
  chargedPaise: number
}

interface PostpaidStatements {
  id: string
  user_id: string
  /** Its first day. */
  month: string
  lines: Json<StatementLine[]>
  charged_paise: Paise
  refunded_paise: Paise
  paid_paise: Paise
  outstanding_paise: Paise
  created_at: CreatedAt
}

interface SandboxGatewayOrders {
  id: string
  amount: number
  currency: string
  receipt: string
  created_at: CreatedAt
}

interface SandboxGatewayPayments {
  id: string
  order_id: string
  status: 'created' | 'captured' | 'failed'
  amount: number
  currency: string
  card: string
  error: string | null
  created_at: CreatedAt
}

interface SandboxGatewayRefunds {
  id: string
  payment_id: string
  key: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  created_at: CreatedAt
}

export interface PaymentsTables {
  payment_orders: PaymentOrders
  diverged_payments: DivergedPayments
  gateway_reports: GatewayReports
  gateway_report_rows: GatewayReportRows
  gateway_explanations: GatewayExplanations
  invoice_counters: InvoiceCounters
  invoices: Invoices
  exchange_rates: ExchangeRates
  balance_alerts: BalanceAlerts
  postpaid_statements: PostpaidStatements
  sandbox_gateway_orders: SandboxGatewayOrders
  sandbox_gateway_payments: SandboxGatewayPayments
  sandbox_gateway_refunds: SandboxGatewayRefunds
}

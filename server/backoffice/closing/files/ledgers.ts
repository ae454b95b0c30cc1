/**
 * The ledgers of the accounting program, by what they are for. Change a name here to the one that it has there: an import creates nothing under
 * a name that it does not know.
 */
export const accountingLedgers = {
  customers: 'Platform Customers',
  walletAdvances: 'Customer Wallet Balances',
  gateway: 'Payment Gateway',
  serviceIncome: 'Verification Income',
  feeIncome: 'Challan Fee Income',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  challanFines: 'Challan Fines Held',
  government: 'Challan Fines Paid',
  payable: 'Case Payments Held',
  payout: 'Payouts By Bank',
  clientShares: 'Client Shares Payable',
  clientCommission: 'Client Commission',
  diverged: 'Mismatched Payments Held',
  bonus: 'Promotional Credit',
  adjustment: 'Wallet Adjustments',
  suspense: 'Suspense',
} as const

export type AccountingLedger = keyof typeof accountingLedgers

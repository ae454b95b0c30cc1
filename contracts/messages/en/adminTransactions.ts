/** The ledger of all customers. */
export const adminTransactions = {
  balanceOf: 'Balance %{amount}',
  entry: {
    same: 'All entries with this reference',
    lines: 'Double entry',
    account: 'Account',
    amount: 'Amount',
    sum: 'Sum',
  },
  accounts: {
    wallet: '%{wallet} wallet, available',
    hold: '%{wallet} wallet, held',
    revenue: 'Revenue',
    gateway: 'Payment gateway',
    bonus: 'Bonus',
    adjustment: 'Adjustments',
  },
} as const

/** The signed statement of wallets. */
export const walletStatement = {
  title: 'Wallet statement',
  detail: '%{customer}, %{from} to %{to}',
  wallet: '%{wallet} wallet',
  opening: 'Opening balance',
  credit: 'Money added',
  capture: 'Charged',
  refund: 'Refunded',
  adjust: 'Adjusted',
  closing: 'Closing balance',
  columns: { time: 'Time, IST', entry: 'Entry', reference: 'Reference', amount: 'Amount', balance: 'Balance' },
  entries: 'Entries',
  none: 'No entries in this period.',
  notice: 'Balances include money that is held for running checks. This statement is no tax invoice.',
  noPeriod: 'Give the first and the last day of the statement.',
  order: 'The first day of the statement is after the last.',
  tooLong: 'A statement covers at most %{count} days. Choose fewer in the filter “Time”.',
  tooMany:
    'The statement would have more than %{count} entries. Choose fewer days or one wallet in the filter, or export the list as CSV.',
} as const

/** The customer's card payments, in /my-orders. */
export const orders = {
  addBalance: 'Add balance',
  downloadNote: 'Download credit note %{number}',
  download: 'Download invoice %{number}',
  one: {
    rateOf: '$1 = %{rupees}',
    course: 'Progress',
    ordered: 'Order created',
    failed: 'Payment failed',
    failedDetail: 'Nothing was added. If the bank did charge your card, your balance updates automatically.',
    closed: 'The payment window was closed.',
    expired: 'Expired without a payment',
    paid: 'Payment received',
    paidDetail: 'Your wallet will be credited shortly.',
    credit: 'Wallet credited',
    invoiced: 'Invoice %{number}',
    diverged: 'Payment does not match the order',
    divergedDetail: 'Our support team is looking into it.',
    waiting: 'Waiting for payment',
  },
}

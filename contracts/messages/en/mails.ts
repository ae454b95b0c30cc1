/** My account: which mails come, and from which balance on. */
export const mails = {
  alerts: {
    title: 'Low balance',
    detail: 'We write once when a wallet falls below its amount, and again only after it was above it.',
    wallet: { api: 'API wallet', product: 'Product wallet' },
    switchOf: 'E-mail when the %{wallet} is low',
    amount: 'Alert me below',
    amountOf: 'Alert me below, %{wallet}',
    amountHint: 'In rupees.',
    amountWrong: 'An amount in rupees, with at most two decimals.',
    amountLarge: 'At most ₹1,00,00,000.',
    off: 'Off. No e-mail comes when this wallet is low.',
    balance: 'Now %{amount}',
    postpaid: 'This wallet is paid by the month: it cannot run low.',
    save: 'Save',
    saved: 'We write when the %{wallet} falls below %{amount}.',
    turnedOff: 'No more e-mails about a low balance of the %{wallet}.',
    webhooks: 'The webhook wallet.low follows the same amounts, also where the e-mail is off.',
  },
  choices: {
    title: 'E-mails',
    detail:
      'To %{email}. Each of these e-mails, and those about a low balance, ends with a link that stops it without signing in.',
    bulkFinished: {
      title: 'A file is finished',
      detail: 'How many rows were answered, what it cost, and where the result is.',
    },
    payments: {
      title: 'Payments and invoices',
      detail: 'When a payment is credited, or its invoice corrected. Invoices are in My orders either way.',
    },
    news: { title: 'Product news and offers', detail: 'Off until you ask for them.' },
    on: '%{topic}: on.',
    off: '%{topic}: off.',
  },
  always: {
    title: 'Always sent',
    detail: 'These belong to the service and the safety of your account. They cannot be turned off.',
    codes: 'Codes and links to sign in, and to reset a password',
    security: 'Changes of two-step verification',
    kyc: 'Decisions about your KYC',
    team: 'Invitations of secondary users',
    webhooks: 'A webhook endpoint that was disabled after failures',
  },
  failed: 'Your settings could not be loaded.',
  retry: 'Try again',
} as const

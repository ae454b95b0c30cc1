/** My account: which mails are sent, and the balance below which an alert is sent. */
export const mails = {
  alerts: {
    title: 'Low balance',
    detail: 'We e-mail you once when a wallet falls below its amount, and again only after it has been above it.',
    wallet: { api: 'API wallet', product: 'Product wallet' },
    switchOf: 'E-mail me when the %{wallet} is low',
    amount: 'Alert me below',
    amountOf: 'Alert me below, %{wallet}',
    amountHint: 'In rupees.',
    amountWrong: 'Enter an amount in rupees with at most two decimals.',
    amountLarge: 'At most ₹1,00,00,000.',
    off: 'Off. You get no e-mail when this wallet is low.',
    balance: 'Current balance: %{amount}',
    postpaid: 'This wallet is postpaid, so it cannot run low.',
    save: 'Save',
    saved: 'We will e-mail you when the %{wallet} falls below %{amount}.',
    turnedOff: 'Low balance e-mails for the %{wallet} are off.',
    webhooks: 'The wallet.low webhook uses the same amounts, even when the e-mail is off.',
  },
  choices: {
    title: 'E-mails',
    detail:
      'Sent to %{email}. Each of these e-mails, including low balance alerts, ends with a link to unsubscribe without signing in.',
    bulkFinished: {
      title: 'File finished',
      detail: 'The number of rows answered, the cost and a link to the result.',
    },
    payments: {
      title: 'Payments and invoices',
      detail: 'When a payment is credited or its invoice is corrected. Invoices are always available in My orders.',
    },
    fleetDue: {
      title: 'Vehicle reminders',
      detail: 'Before insurance, PUC and other documents of your vehicles end. Turn them on in Vaahan analytics.',
    },
    scheduledRuns: {
      title: 'Repeated files',
      detail: 'How many rows changed in each run, and why a run was skipped.',
    },
    monitoring: {
      title: 'Monitoring',
      detail: 'When something changes about a subject that you monitor, and when monitoring is paused.',
    },
    courtReviews: {
      title: 'Court case reviews',
      detail: 'When a reviewer has finished a report, or did not in time.',
    },
    rescreening: {
      title: 'Candidates screened again',
      detail: 'When a candidate is asked again on the planned day, or could not be.',
    },
    esign: {
      title: 'Documents to be signed',
      detail: 'When everyone has signed a document, someone has declined, or it has expired.',
    },
    news: { title: 'Product news and offers', detail: 'Off unless you turn it on.' },
    on: '%{topic}: on.',
    off: '%{topic}: off.',
  },
  always: {
    title: 'Always sent',
    detail: 'These e-mails are part of the service or protect your account, so you cannot turn them off.',
    codes: 'Sign-in codes, sign-in links and password resets',
    security: 'Changes to two-step verification',
    kyc: 'Decisions about your KYC',
    team: 'Invitations to secondary users',
    webhooks: 'Webhook endpoints disabled after failures',
  },
  failed: 'Your settings could not be loaded.',
  retry: 'Try again',
} as const

/** Messages of staff to a customer. */
export const supportMessages = {
  title: 'Messages',
  write: 'Send message',
  none: 'No messages have been sent to this customer.',
  dialog: {
    title: 'Send a message to %{name}',
    detail: {
      en: 'The account’s holder receives it by e-mail. Templates are in English, the customer’s language.',
      hi: 'The account’s holder receives it by e-mail. Templates are in Hindi, the customer’s language.',
    },
    template: 'Template',
    subject: 'Subject',
    text: 'Message',
    hint: 'Replace the words in square brackets.',
    kept: 'Your text was kept. Clear it to use the template’s.',
    confirm: 'Send',
  },
  sent: 'The message has been sent.',
  delivery: { queued: 'Being delivered', failed: 'Not delivered' },
} as const

export const supportMessagesServer = {
  twice: 'This message was sent to the customer a few minutes ago.',
  /** Follows the text of every message. */
  footer: '%{brand} support\nReply to %{support}',
  templates: {
    kycDocuments: {
      name: 'KYC: documents are missing',
      subject: 'We need one more document for your KYC',
      text: 'Hello %{name},\n\nThank you for your KYC application. To complete it we need: [documents].\n\nPlease upload them in your account under KYC. We usually decide within one working day after that.',
    },
    paymentFound: {
      name: 'Payment: found and credited',
      subject: 'Your payment has been credited',
      text: 'Hello %{name},\n\nWe have found your payment with the reference [payment reference] of [amount]. It is in your wallet now, and the receipt is in your account under Transactions.\n\nWe are sorry for the delay.',
    },
    refundOnItsWay: {
      name: 'Refund: on its way',
      subject: 'Your refund is on its way',
      text: 'Hello %{name},\n\nWe have refunded [amount] for [order or payment]. Banks need 5 to 7 working days to credit it to the card or account from which it was paid.\n\nIf it has not arrived after that, send us the last 4 digits of the card and we will ask the bank.',
    },
    sourceDown: {
      name: 'Checks: a source is not available',
      subject: 'Delayed results for some of your checks',
      text: 'Hello %{name},\n\nThe source of [check] has not been available since [time]. Checks that could not be completed are not charged.\n\nWe will write to you again when it answers. You do not have to do anything: checks that are waiting will continue by themselves.',
    },
    challanPaid: {
      name: 'Challans: paid, not yet updated',
      subject: 'Your challan is paid',
      text: 'Hello %{name},\n\nThe challan [challan number] was paid on [date]. Its receipt is in your account. The website of the traffic police can take a few days to show it as paid.\n\nIf you are stopped before that, show the receipt.',
    },
    secureAccount: {
      name: 'Security: please check your account',
      subject: 'Please check who can use your account',
      text: 'Hello %{name},\n\nWe have noticed [what was noticed] in your account. Please do the following today:\n\n1. Sign in and open My account, Security. End every session that you do not know.\n2. Change your password and turn on two-factor authentication.\n3. Replace API keys that may have been seen by others.\n\nWe never ask for a password or a code by e-mail or telephone.',
    },
    other: { name: 'Empty message', subject: '', text: '' },
  },
} as const

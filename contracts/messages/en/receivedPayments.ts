/** What an account's steps have collected, and where it is paid out to: the customer's page. */
export const receivedPayments = {
  owed: 'Owed to you',
  available: 'Can be paid out',
  held: 'Held for refunds',
  heldDetail: 'Received in the last %{days} days',
  refunding: 'Being refunded',
  onTheWay: 'On the way to your bank',
  detail:
    'What people pay in your cases is owed to you. We pay it out to your bank account; you do not have to ask for it. Refunds come out of what is owed to you.',
  none: 'No bank account yet, so nothing can be paid out.',
  bank: {
    title: 'Bank account for payouts',
    holder: 'Account holder',
    holderHint: 'As the bank has it. It must be the company or person that this account belongs to.',
    number: 'Account number',
    numberHint: '9 to 18 digits. From now on we show only the last ones.',
    ifsc: 'IFSC',
    bank: 'Bank',
    since: 'Since',
    add: 'Add bank account',
    change: 'Change bank account',
    dialog: 'Bank account for payouts',
    dialogDetail:
      'Payouts that have not reached the bank yet do not go to the previous account: they are proposed again. We notify you of this change by e-mail.',
    save: 'Save bank account',
    saved: 'Payouts go to this account from now on',
    owner: 'Only the owner of this account can change it.',
  },
}

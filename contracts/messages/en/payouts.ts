/** The server's texts about payouts: refusals and mails. */
export const payoutsServer = {
  unknownIfsc: 'No branch has the IFSC %{ifsc}. Check it on a cheque or in your bank’s app.',
  formerIfsc: 'This IFSC is no longer in use: the branch now has %{ifsc}. Check it in your bank’s app.',
  noBankAccount: 'The customer has no bank account for payouts.',
  bankAccountChanged:
    'The customer’s bank account has changed since this payout was proposed. Reject it, compare the new holder, and propose it again.',
  lessOwed: 'At most %{amount} can be paid out to this account now. Refunds may have come since.',
  nothingApproved: 'There is no approved payout to put into a file.',
  onlyReplaced: 'The approved payouts go to bank accounts that were replaced. Cancel them, and propose them again.',
  knownUtr: 'Another payout has this UTR.',
  cannotChange: {
    approved: 'This payout is in no bank file yet.',
    sent: 'This payout is in a bank file already.',
    paid: 'This payout is marked as paid already.',
    returned: 'The bank returned this payout.',
    cancelled: 'This payout was cancelled.',
  },
  mails: {
    bankAccount: {
      subject: 'Your bank account for payouts was changed',
      text: 'Payouts of %{brand} go to the bank account %{account} (IFSC %{ifsc}) from now on.\n\nIf it was not you, write to %{support} at once.\n\n%{url}',
    },
    paid: {
      subject: 'Paid out: %{amount}',
      text: 'We have paid %{amount} to your bank account %{account}, for payments received in your cases. UTR: %{utr}.\n\n%{url}',
    },
    returned: {
      subject: 'Your payout of %{amount} was returned',
      text: 'Your bank has returned the payout of %{amount} to the account %{account}: %{reason}\n\nThe money is owed to you again. Check your bank account here:\n%{url}',
    },
  },
}

/** The mails that an account may turn off, as the server writes them. */
export const mailsServer = {
  stop: 'No more such mails: %{url}',
  bulk: {
    subject: 'A file is finished: %{product}',
    text: '%{brand} has gone through your file %{file} (%{product}).\n\nAnswered: %{completed}\nNot found: %{notFound}\nNo answer, not charged: %{unavailable}\nCharged: %{charge}\n\nOpen it, or download the result: %{url}',
  },
  payment: {
    subject: 'Payment received: invoice %{number}',
    text: '%{brand} has credited %{amount} to your %{wallet}. Your tax invoice %{number} is in your orders: %{url}',
  },
  corrected: {
    subject: 'Invoice %{number} was corrected',
    text: '%{brand} has corrected your tax invoice %{number}.\n\nThe reason: %{reason}\n\nCredit note %{creditNote} takes it back whole, and invoice %{invoice} stands in its place: use that one. No money has moved.\n\nBoth are in your orders: %{url}',
  },
} as const

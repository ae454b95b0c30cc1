/** The mails that an account may turn off, as the server writes them. */
export const mailsServer = {
  stop: 'Unsubscribe from these e-mails: %{url}',
  bulk: {
    subject: 'Your file is finished: %{product}',
    text: '%{brand} has finished checking your file %{file} (%{product}).\n\nFound: %{completed}\nNot found: %{notFound}\nNo answer, not charged: %{unavailable}\nCharged: %{charge}\n\nOpen it or download the result: %{url}',
  },
  payment: {
    subject: 'Payment received: invoice %{number}',
    text: '%{brand} has credited %{amount} to your %{wallet}. You can download tax invoice %{number} from your orders: %{url}',
  },
  corrected: {
    subject: 'Invoice %{number} was corrected',
    text: '%{brand} has corrected your tax invoice %{number}.\n\nReason: %{reason}\n\nCredit note %{creditNote} cancels it in full, and invoice %{invoice} replaces it. Please use the new invoice. No money has moved.\n\nBoth are in your orders: %{url}',
  },
} as const

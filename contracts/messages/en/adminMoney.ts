/** Staff's list of tax invoices and credit notes. */
export const adminMoney = {
  invoices: {
    credits: 'For %{number}',
    credited: 'Credited',
    download: 'Download invoice %{number}',
    correct: {
      action: 'Correct GSTIN',
      named: 'Correct the GSTIN of %{number}',
      title: 'Correct the GSTIN of %{number}',
      lead: 'We issue a credit note for the full invoice and a new invoice with the correct GSTIN, both dated today. No money moves.',
      now: 'Currently on the invoice: %{gstin}, %{state}.',
      nowNone: 'Currently on the invoice: no GSTIN, %{state}.',
      gstin: 'GSTIN',
      hint: 'Leave empty if the buyer has no GSTIN.',
      reason: 'Reason',
      reasonHint: 'Shown on the credit note, in the e-mail to the customer and in the audit log.',
      cancel: 'Cancel',
      submit: 'Issue credit note and invoice',
      done: '%{creditNote} and %{invoice} issued',
    },
  },
}

/** The server's messages about an account's own KYC, its features and its GST details. */
export const kyc = {
  outOfOrder: 'Complete the previous step first.',
  waiting: 'Your KYC is under review. You can change it once the review is complete.',
  complete: 'Your account is already verified.',
  sourceDown: 'The %{source} is not responding. Try again in a few minutes.',
  aadhaarSource: 'Aadhaar source',
  newer: 'The customer has resubmitted this KYC in the meantime.',
  notNow: 'This KYC is %{status}, so this action is not available.',
  status: { open: 'not submitted', Pending: 'pending', Approved: 'approved', Rejected: 'rejected' },
  pan: {
    person: 'The fourth character of an individual’s PAN is P. For an organisation, use company KYC.',
    missing: 'No record found for this PAN. Check it against the card.',
    inactive: 'This PAN is inactive.',
  },
  gstin: {
    missing: 'No record found for this GSTIN. Check it against the certificate.',
    inactive: 'This registration is not active.',
  },
  aadhaar: {
    missing: 'No record found for this Aadhaar number. Check it against the card.',
    linkedPhone: 'the phone linked to this number',
    codeWrong: 'This code is wrong or has expired. Check the latest message or request a new code.',
  },
  directors: {
    one: 'Enter one DIN for each of the %{count} directors.',
    twice: 'This DIN is entered twice.',
  },
  mail: {
    codeSubject: 'Your Aadhaar verification code',
    codeText: '%{code} is your code to verify your Aadhaar number with %{brand}. It is valid for ten minutes.',
    approvedSubject: 'Your %{brand} account is verified',
    approvedText:
      'Your KYC is approved. You can now run every verification: %{url}\n\nPages you already have open update within a few seconds.',
    rejectedSubject: 'Your %{brand} KYC needs changes',
    rejectedText: 'We could not approve your KYC.\n\nReason: %{reason}\n\nCorrect it and resubmit it here: %{url}',
  },
  features: { unknown: 'Feature not found.' },
  gst: {
    saved: 'Your GST details are saved.',
    removed: 'Your GST details are deleted.',
    twice: 'These GST details are already saved.',
    hasOne: 'Delete your GSTINs first. You cannot have a GSTIN and also say that you have none.',
    tooMany: 'An account can have at most %{count} GSTINs. Delete one that you no longer use.',
  },
} as const

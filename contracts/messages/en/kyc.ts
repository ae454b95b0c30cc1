/** What the server says about an account's own KYC, its switches and its GST details. */
export const kyc = {
  outOfOrder: 'Finish the step before this one first.',
  waiting: 'Your KYC is being looked at. You can change it once that is done.',
  complete: 'Your account is verified already.',
  sourceDown: 'The %{source} does not answer at the moment. Try again in a few minutes.',
  aadhaarSource: 'Aadhaar source',
  newer: 'The customer has submitted this KYC again meanwhile.',
  notNow: 'This KYC is %{status}: that cannot be done with it.',
  status: { open: 'not submitted', Pending: 'pending', Approved: 'approved', Rejected: 'rejected' },
  pan: {
    person: 'The 4th letter of a person’s PAN is P. For an organisation, take the company KYC.',
    missing: 'No record has this PAN. Compare it with the card.',
    inactive: 'This PAN is inactive.',
  },
  gstin: {
    missing: 'No record has this GSTIN. Compare it with the certificate.',
    inactive: 'This registration is not active.',
  },
  aadhaar: {
    missing: 'No record has this Aadhaar number. Compare it with the card.',
    linkedPhone: 'the phone that is linked to this number',
    codeWrong: 'This code is wrong or has expired. Check the newest message, or ask for another code.',
  },
  directors: {
    one: 'One DIN is needed for each of the %{count} directors.',
    twice: 'This DIN stands here twice.',
  },
  mail: {
    codeSubject: 'Your Aadhaar verification code',
    codeText: '%{code} is the code to verify your Aadhaar number for %{brand}. It is valid for ten minutes.',
    approvedSubject: 'Your %{brand} account is verified',
    approvedText:
      'Your KYC is approved. Every verification is open to you now: %{url}\n\nA page that you have open follows within a few seconds.',
    rejectedSubject: 'Your %{brand} KYC needs another look',
    rejectedText: 'We could not approve your KYC.\n\nWhy: %{reason}\n\nYou can correct it and submit it again: %{url}',
  },
  features: { unknown: 'There is no such feature.' },
  gst: {
    saved: 'Your GST details are saved.',
    removed: 'The GST details are removed.',
    twice: 'This is saved already.',
    hasOne: 'Remove your GSTINs first: you cannot have both one and none.',
    tooMany: 'An account has at most %{count} GSTINs. Remove one that you no longer use.',
  },
} as const

/** What the server says about staff and their mails. */
export const staffServer = {
  oneself: 'You cannot do this to your own account. Ask another super-admin.',
  taken: 'This address already belongs to a staff member.',
  isDisabled: 'This account is disabled. Enable it first.',
  ownSession: 'This is your current session. Sign out instead.',
  recipientTaken: 'This address is already on the list.',
  kycSubject: 'KYC submitted',
  kycText: '%{company} has submitted its KYC (%{kind}). It is awaiting a decision:\n\n%{url}',
  kycKind: { individual: 'individual', company: 'company' },
  mail: {
    inviteSubject: 'You are invited to the %{brand} staff area',
    inviteText:
      'A staff account for %{brand} has been created for you. Choose your password within seven days. This link works once:\n\n%{url}\n\nIf you did not expect this, ignore this e-mail.',
    resetSubject: 'Reset your %{brand} staff password',
    resetText:
      'A super-admin has asked you to choose a new password for the %{brand} staff area. Do so within an hour. This link works once:\n\n%{url}\n\nYour current password works until you choose a new one.',
    testSubject: 'Test message from %{brand}',
    testText: '%{name} sent this test message. This address is set up to receive notifications from %{brand}.',
  },
} as const

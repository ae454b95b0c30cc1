/** What the server says about staff and their mails. */
export const staffServer = {
  oneself: 'Not to yourself: ask another super-admin.',
  taken: 'This address belongs to a member of staff already.',
  isDisabled: 'This account is disabled. Enable it first.',
  ownSession: 'This is the session that you are using. Sign out instead.',
  recipientTaken: 'This address is in the list already.',
  kycSubject: 'KYC submitted',
  kycText: '%{company} has submitted its KYC (%{kind}). It waits for a decision:\n\n%{url}',
  kycKind: { individual: 'individual', company: 'company' },
  mail: {
    inviteSubject: 'You are invited to administer %{brand}',
    inviteText:
      'You have an account among the staff of %{brand}. Choose your password here, once, within seven days:\n\n%{url}\n\nIf you do not expect this, do nothing.',
    resetSubject: 'A new password for the staff area of %{brand}',
    resetText:
      'A super-admin asks you to choose a new password for the staff area of %{brand}, here, once, within an hour:\n\n%{url}\n\nUntil then your password stays as it is.',
    testSubject: 'Test message from %{brand}',
    testText: '%{name} has sent this test message. This address receives notifications from %{brand}.',
  },
} as const

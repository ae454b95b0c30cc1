/** What everyone changes on the own account, customers and staff alike. */
export const ownAccount = {
  password: 'Password',
  passwordDetail: 'Changing it signs you out everywhere else.',
  passwordNone:
    'You have no password: you sign in with a code or with Google. To choose one, use the link that we e-mail you.',
  passwordLink: 'E-mail me a link',
  changePassword: 'Change password',
  changePasswordDetail: 'Your other sessions will end. This one stays.',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 10 characters.',
  passwordDone: 'Password changed.',
  passwordDoneEnded:
    'Password changed. %{smart_count} other session ended. |||| Password changed. %{smart_count} other sessions ended.',
  sessions: 'Your sessions',
  sessionsDetail: 'The devices where you are signed in. End those that you do not know, and change your password.',
  thisDevice: 'This device',
  deviceOf: '%{browser} on %{system}',
  unknownDevice: 'Unknown device',
  since: 'Since %{time}',
  lastUsed: 'Last used %{time}',
  end: 'End',
  endNamed: 'End the session: %{device}, since %{time}',
  endOthers: 'End all other sessions',
  endedOne: 'Session ended.',
  endedMany: '%{smart_count} session ended. |||| %{smart_count} sessions ended.',
  close: 'Close',
  edit: 'Edit',
  editName: 'Edit your name',
  editDetails: 'Edit name and company',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  companyHint: 'Shown on your next invoices. Leave it empty for your own name.',
  save: 'Save',
  saved: 'Saved.',
} as const

/** The server's replies and mails. */
export const ownAccountServer = {
  currentWrong: 'This is not your current password.',
  passwordSame: 'This is your current password. Choose another.',
  noPassword: 'You have no password yet. Request a link to choose one.',
  ownSession: 'This is your current session. Sign out instead.',
  mail: {
    passwordChangedSubject: 'Your %{brand} password was changed',
    passwordChanged: 'The password of your %{brand} account was changed. All other sessions have ended.',
    notYou: 'If this was not you, reset your password at once and contact %{support}.',
  },
} as const

/** The dialog that asks who is signed in before a sensitive change, the same for customers and staff. */
export const proof = {
  title: 'Confirm it is you',
  lead: {
    app: 'Enter a code from your authenticator app to continue.',
    password: 'Enter your password to continue.',
    email: 'We have sent a six-digit code to %{address}. Enter it to continue.',
  },
  field: { app: 'Code from the app, or a recovery code', password: 'Password', email: 'Six-digit code' },
  missing: { app: 'Enter a code.', password: 'Enter your password.', email: 'Enter the code.' },
  resend: 'Resend code',
  resent: 'We have sent a new code.',
  cancel: 'Cancel',
  confirm: 'Confirm',
} as const

/** The server's replies and mails. */
export const proofServer = {
  required: 'Confirm that it is you, then try again.',
  otherMethod: 'Your account confirms in another way. Reload the page and try again.',
  wrong: { password: 'This password is wrong.', email: 'This code is wrong or has expired.' },
  mail: {
    subject: 'Your %{brand} confirmation code',
    text: '%{code} is your code to confirm a change in your %{brand} account. It is valid for %{minutes} minutes.\n\nIf you did not ask for it, sign out everywhere and change your password.',
  },
} as const

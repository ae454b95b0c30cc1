/** The second step of a sign-in, before the app loads. */
export const secondFactorStep = {
  title: 'Two-step verification',
  lead: 'Open your authenticator app and enter the code for %{brand}.',
  code: 'Six-digit code',
  codeShort: 'Enter all six digits.',
  hint: 'The code changes every 30 seconds.',
  recoveryLead: 'Enter one of your recovery codes. Each code works once.',
  recovery: 'Recovery code',
  recoveryPlaceholder: 'XXXXX-XXXXX',
  recoveryMissing: 'Enter a recovery code.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  submit: 'Verify and sign in',
  verifying: 'Logging in',
  again: 'Start again',
  lost: 'Lost both your app and your codes? Contact %{email}.',
  lostStaff: 'Lost both your app and your codes? Ask a super-admin to reset two-step verification for you.',
} as const

/** Setting it up and changing it, the same for customers and staff. */
export const secondFactor = {
  title: 'Two-step verification',
  on: 'On',
  offDetail:
    'Each time you sign in, you also enter a code from an app on your phone. Someone who gets into your mailbox or learns your password still cannot sign in.',
  since: 'On since',
  codesLeft: 'Recovery codes left',
  codesLeftOf: '%{left} of %{total}',
  codesFew: 'You have few recovery codes left. Create new ones while you still have your app.',
  codesNone: 'You have no recovery codes left. Create new ones while you still have your app.',
  required: 'Required for all staff.',
  setUp: 'Set up',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  cancel: 'Cancel',
  close: 'Close',
  next: 'Turn on',
  done: 'Done',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
  qr: 'QR code for an authenticator app',
  open: 'Open in an app on this phone',
  key: 'Or enter this key manually',
  keyNamed: 'key',
  code: 'Six-digit code from the app',
  codeHint: 'The app shows a new code every 30 seconds.',
  codeShort: 'Enter all six digits.',
  codesTitle: 'Save your recovery codes',
  codesLead:
    'Each code signs you in once if you lose your phone. Keep them somewhere else: printed, or in a password manager. You will not see them again.',
  codesOld: 'Your old codes no longer work.',
  codesList: 'Recovery codes',
  download: 'Download .txt',
  kept: 'I have saved them',
  newTitle: 'New recovery codes',
  newLead: 'Your current codes will stop working. Enter a code to confirm.',
  newSubmit: 'Create new codes',
  offTitle: 'Turn two-step verification off?',
  offLead: 'Signing in will take only one step, and your recovery codes will stop working. Enter a code to confirm.',
  offSubmit: 'Turn off',
  anyCode: 'Code from the app, or a recovery code',
  anyCodeMissing: 'Enter a code.',
  turnedOn: 'Two-step verification is on.',
  turnedOff: 'Two-step verification is off.',
  file: {
    name: '%{brand} recovery codes.txt',
    head: 'Recovery codes for %{brand}, %{address}. Each code works once.',
  },
  first: {
    title: 'Set up two-step verification',
    lead: 'All staff must use two-step verification. It takes a minute to set up, and then the admin pages open.',
    start: 'Set it up',
    signOut: 'Sign out',
  },
} as const

/** The server's replies and mails. */
export const secondFactorServer = {
  asked: 'One more step: enter a code from your authenticator app.',
  wrong: 'This code is wrong or has already been used. Wait for the next one in your app.',
  triedTooOften: 'Too many wrong codes. Sign in again.',
  locked: 'Too many wrong codes. Try again in %{wait}.',
  gone: 'This sign-in timed out or was completed elsewhere. Sign in again.',
  alreadyOn: 'Two-step verification is already on.',
  notBegun: 'The set-up has expired. Start it again.',
  notOn: 'Two-step verification is not on.',
  required: 'Two-step verification is required for all staff and cannot be turned off.',
  mail: {
    turnedOnSubject: 'Two-step verification turned on for %{brand}',
    turnedOn:
      'Two-step verification was turned on for your %{brand} account. From now on, you need a code from your app to sign in.',
    turnedOffSubject: 'Two-step verification turned off for %{brand}',
    turnedOff:
      'Two-step verification was turned off for your %{brand} account. You no longer need a code from your app to sign in.',
    resetSubject: 'Two-step verification reset for %{brand}',
    reset:
      'Our staff reset two-step verification on your %{brand} account. You can sign in without a code from your app until you set it up again.',
    resetByHolderSubject: 'Two-step verification reset for %{brand}',
    resetByHolder:
      '%{by} reset two-step verification on your %{brand} sign-in. You can sign in without a code from your app until you set it up again.',
    notYou: 'If you did not expect this, contact %{support} immediately.',
  },
} as const

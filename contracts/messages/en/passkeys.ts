/** Adding, renaming and removing one's passkeys, the same for customers and staff. */
export const passkeys = {
  title: 'Passkeys',
  detail:
    'With a passkey you sign in with your fingerprint, your face or the lock of your device. It replaces the password or code and the second step, and works on this domain only.',
  none: 'You have no passkey yet.',
  unsupported: 'This browser has no passkeys here. Use a current browser, and open this site by its domain name.',
  list: 'Your passkeys',
  count: '%{count} of %{max}',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addDetail: 'Your browser asks next where to keep the passkey and to unlock your device.',
  name: 'Name',
  nameHint: 'So that you recognise it in the list.',
  nameMissing: 'Enter a name.',
  create: 'Create passkey',
  cancel: 'Cancel',
  added: 'Passkey added. Use it the next time you sign in.',
  full: 'You have as many passkeys as one person may have. Remove one to add another.',
  since: 'Added %{time}',
  lastUsed: 'Last used %{time}',
  neverUsed: 'Not used yet',
  thisDevice: 'This device',
  backedUp: 'Backed up',
  otherDomain: 'Works at %{domain} only',
  rename: 'Rename',
  renameNamed: 'Rename “%{name}”',
  renameTitle: 'Rename “%{name}”',
  renamed: 'Passkey renamed.',
  remove: 'Remove',
  removeNamed: 'Remove “%{name}”',
  removeTitle: 'Remove “%{name}”?',
  removeDetail:
    'This passkey will no longer sign you in, and your other sessions end. Delete it on your device too, or your browser will keep offering it.',
  removeLast: 'It is your last passkey. You will sign in with: %{ways}.',
  removeOnly: 'This is the only way you have to sign in. Set up another one before you remove it.',
  removed: 'Passkey removed.',
  close: 'Close',
  way: {
    emailCode: 'a code by e-mail',
    password: 'your password',
    passwordAndApp: 'your password and a code from your app',
  },
  use: 'Use a passkey',
  first: {
    add: 'Add a passkey instead',
    title: 'Continue with your passkey',
    lead: 'All staff must use two-step verification. Your account has a passkey, which counts as both steps.',
    lost: 'If you have lost your passkey, ask a super-admin to reset two-step verification for you.',
  },
  failed: {
    exists: 'This device already has a passkey for your account.',
    domain: 'Passkeys do not work at this address. Open the site by its usual domain name.',
    unsuited: 'This device cannot keep a passkey that asks for a fingerprint, a face or a PIN. Use another one.',
    other: 'Your browser could not use the passkey. Try again.',
  },
} as const

/** The server's replies and mails. */
export const passkeysServer = {
  noDomain: 'Passkeys need a domain name. Open the site by its domain name and try again.',
  gone: 'This took too long, or was started in another browser. Try again.',
  unknown: 'This passkey is not known here. It may have been removed from the account.',
  wrong: 'This passkey could not be verified. Try again, or sign in another way.',
  wrongDomain: 'This passkey was used at another address. Open the site by its usual domain name.',
  copied:
    'This passkey was refused because there may be a copy of it. Sign in another way, remove the passkey and add a new one.',
  locked: 'Too many attempts. Try again in %{wait}.',
  full: 'You have %{max} passkeys, which is the most one person may have. Remove one first.',
  exists: 'This passkey is already in use. Create a new one.',
  refused: 'This passkey could not be added. Try again, or use another device.',
  lastRequired:
    'This is your last passkey, and two-step verification is required for all staff. Set up the authenticator app first.',
  lastWay: 'This passkey is the only way you have to sign in. Set a password first.',
  first: 'Your account has a passkey. Continue with it first.',
  staff: '%{email} (staff)',
  name: 'Passkey',
  nameOf: '%{browser} on %{system}',
  mail: {
    addedSubject: 'Passkey added to your %{brand} account',
    added:
      'The passkey “%{name}” was added to your %{brand} account. It signs you in without a password or code and without a second step.',
    removedSubject: 'Passkey removed from your %{brand} account',
    removed:
      'The passkey “%{name}” was removed from your %{brand} account and no longer signs you in. All other sessions have ended.',
    copiedSubject: 'A passkey of your %{brand} account was refused',
    copied:
      'Somebody tried to use the passkey “%{name}” of your %{brand} account, and it counted fewer uses than before. There may be a copy of it, so we refused it.\n\nSign in another way, remove this passkey and add a new one.',
    notYou: 'If you did not expect this, contact %{support} immediately.',
  },
} as const

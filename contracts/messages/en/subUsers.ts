/** The account's secondary users, on its own page. */
export const subUsers = {
  lead: 'Secondary users sign in with their own e-mail and password and use this account and its wallets.',
  invite: 'Invite secondary user',
  accessOf: 'Role of %{name}',
  accessSaved: '%{name} now has this role: %{access}',
  disable: 'Disable',
  disableNamed: 'Disable %{name}',
  enable: 'Enable',
  enableNamed: 'Enable %{name}',
  since: 'Since %{day}',
  again: 'Resend',
  againNamed: 'Resend invitation to %{name}',
  resent: 'New invitation sent to %{email}',
  disabled: '%{name} is disabled',
  enabled: '%{name} is enabled',
  until: {
    set: 'End date',
    setNamed: 'End date of %{name}’s access',
    extend: 'Extend',
    extendNamed: 'Extend the access of %{name}',
    title: 'Until when does %{name} have access?',
    detail:
      'After the last day they are signed out and cannot sign in. We e-mail them and you some days before, and when it has ended.',
    confirm: 'Save',
    done: 'Access of %{name} changed',
  },
  disabling: {
    title: 'Disable %{name}?',
    detail:
      'They are signed out within seconds and cannot sign in. Checks they ran stay under their name. You can enable them again.',
    confirm: 'Disable',
  },
  secondFactor: {
    reset: 'Reset two-step',
    resetNamed: 'Reset two-step verification for %{name}',
    title: 'Reset two-step verification for %{name}?',
    detail:
      'Use this when a colleague has lost both their authenticator app and their recovery codes. First confirm who is asking. They are signed out and can sign in without a code until they set it up again.',
    confirm: 'Reset',
    done: 'Two-step verification reset for %{name}',
  },
  form: {
    title: 'Invite secondary user',
    note: 'The invitation is valid for seven days.',
    submit: 'Send invitation',
    sent: 'Invitation sent to %{email}',
  },
} as const

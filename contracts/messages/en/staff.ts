/** The super-admin's pages. */
export const staff = {
  you: 'You',
  reasonFor: 'The audit log records your name and the reason.',
  never: 'Never',
  second: {
    note: 'If there is another super-admin, one of them must approve this first. All super-admins are told by e-mail.',
    noteOfRole:
      'If the new role permits more, or they would have it longer, and there is another super-admin, one of them must approve it first. All super-admins are told by e-mail.',
    sent: 'Sent for approval. Another super-admin must approve it.',
    waits: '%{what}, asked for by %{name}, waits for approval by another super-admin.',
    see: 'View approvals',
  },
  form: {
    title: 'Invite staff',
    note: 'We e-mail them a link to choose a password. The link is valid for seven days.',
    submit: 'Send invitation',
    sent: 'Invitation sent to %{email}',
  },
  detail: {
    profile: 'Account',
    seeSessions: 'View sessions',
    missing: 'Account not found',
    missingDetail: 'No staff member has this ID.',
    back: 'All accounts',
    audit: 'Audit log',
    auditNone: 'No audit log entries yet.',
    auditLatest: 'Latest %{count}',
    oneself:
      'This is your own account. Only another super-admin can change its role, disable it or reset its two-step verification.',
    actions: 'More actions',
  },
  act: {
    role: {
      button: 'Change role',
      title: 'Change the role of %{name}?',
      detail:
        'After a change of the role they are signed out and must sign in again. A later end opens an access that has ended.',
      done: 'Access of %{name} changed',
    },
    disable: {
      button: 'Disable',
      title: 'Disable %{name}?',
      detail: 'They are signed out within five seconds and cannot sign in. Their past actions stay under their name.',
      done: '%{name} is disabled',
    },
    enable: {
      button: 'Enable',
      title: 'Enable %{name}?',
      detail: 'They can sign in again with their password.',
      done: '%{name} is enabled',
    },
    link: {
      button: 'Send password link',
      title: 'Send %{name} a link to choose a password?',
      detail:
        'Their current password works until they use the link, which also ends their sessions. Any earlier link stops working now.',
      done: 'Link sent to %{name}',
    },
    secondFactor: {
      button: 'Reset two-step verification',
      title: 'Reset two-step verification for %{name}?',
      detail:
        'Use this when someone has lost both their authenticator app and their recovery codes. First confirm who is asking. Their sessions end.',
      done: 'Two-step verification reset for %{name}',
    },
    endAll: {
      button: 'End all sessions',
      title: 'End all sessions of %{name}?',
      detail:
        'They are signed out on every device within five seconds and can sign in again. Your current session is not affected.',
      done: 'All sessions of %{name} ended',
    },
    end: {
      button: 'End',
      named: 'End the session of %{name} on %{device}',
      title: 'End this session of %{name}?',
      detail: 'They are signed out on that device within five seconds and can sign in again.',
      done: 'Session of %{name} ended',
    },
  },
  sessions: {
    deviceOf: '%{browser} on %{system}',
    unknown: 'Unknown device',
    own: 'This session',
    endAllNamed: 'End all sessions of %{name}',
  },
  recipients: {
    add: 'Add recipient',
    switchOf: '%{event} to %{email}',
    on: '%{email} will be notified: %{event}',
    off: '%{email} will no longer be notified: %{event}',
    toSales:
      'No recipient gets these notifications: %{events}. They go to %{email}, the sales address of this installation.',
    toNobody: 'No recipient gets these notifications: %{events}. They appear only on the dashboard.',
    test: 'Send test',
    testOf: 'Send test to %{email}',
    tested: 'Test message sent to %{email}',
    remove: 'Remove',
    removeOf: 'Remove %{email}',
    removeTitle: 'Remove %{email}?',
    removeDetail: 'This address will no longer get notifications.',
    removed: '%{email} removed',
    form: {
      tellOf: 'Notify about',
      submit: 'Add',
      added: '%{email} added',
    },
  },
} as const

/** What the server says about staff, also in mails. */
export const staffServer = {
  oneself: 'You cannot do this to your own account. Ask another super-admin.',
  taken: 'This address already belongs to a staff member.',
  isDisabled: 'This account is disabled. Enable it first.',
  accessEnded: 'The access of this person has ended. Change the role or the last day instead.',
  lastWithoutEnd:
    'No other super-admin could sign in without an end, so this is not possible. Give another super-admin access without an end first.',
  ownSession: 'This is your current session. Sign out instead.',
  makerGone: '%{name} is no longer an active super-admin, so this change cannot be made. Reject it.',
  nobodyToApprove:
    'This change needs another super-admin, and there is none who could approve it besides you and the person it concerns. See "create-admin --recover" in the installation guide.',
  aboutOneself: 'This change concerns your own account. You can reject it, and another super-admin can approve it.',
  tied: 'You cannot approve this before %{time} (India): in the last %{days} days you gave access to the person who asked, they gave it to you, or one person or the server gave it to both. You can reject it.',
  recoveryWaits:
    'This link does not work yet. It works once another super-admin has confirmed it, or from %{time} (India) unless one refuses it.',
  news: {
    subject: '%{brand} staff: %{what}',
    what: {
      staffInvitation: 'invitation of %{member} as %{role}',
      staffRole: '%{member} becomes %{role}',
      staffEnabling: 'account of %{member} enabled',
      staffDisabling: 'account of %{member} disabled',
      secondFactorReset: 'two-step verification of %{member} reset',
      roleRights: 'more rights for everybody with the role %{member}',
      passwordLink: 'password link sent to %{member}',
      recovery: 'recovery of %{member} as super-administrator',
    },
    asked: 'A change of staff waits for the approval of another super-admin: %{what}.',
    approved: 'A change of staff was approved: %{what}.',
    done: 'A change of staff was made: %{what}.',
    rejected: 'A change of staff was rejected: %{what}.',
    by: 'Asked for by: %{name}',
    server: 'a command on the server (create-admin)',
    decidedBy: 'Decided by: %{name}',
    reason: 'Reason: %{reason}',
    until: 'Access until: %{day} (India)',
    worksFrom: 'Unless a super-admin rejects it, the link works from %{time} (India).',
    unexpected: 'If you did not expect this, act now:\n\n%{url}',
  },
  recipientTaken: 'This address is already on the list.',
  approvalSubject: 'Approval needed: %{what}',
  approvalText: '%{name} has asked for a change that needs a second person (%{what}). Approve or reject it:\n\n%{url}',
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

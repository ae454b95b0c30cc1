import type { StaffArea } from '../../permissions.ts'

/** The super-admin's pages. */
export const staff = {
  you: 'You',
  reasonFor: 'The audit log records your name and the reason.',
  never: 'Never',
  matrix: {
    title: 'Permissions by role',
    where: 'Area',
    nothing: 'None',
    area: {
      dashboard: 'Dashboard',
      users: 'Customers',
      wallets: 'Customer wallets',
      transactions: 'Transactions',
      leads: 'Demo and contact requests',
      ipAllowList: 'Customer IP allow-lists',
      logs: 'API logs',
      tutorials: 'Video tutorials',
      audit: 'Audit log',
      prices: 'Prices',
      approvals: 'Approvals of money',
      challans: 'Challan orders, brands and fees',
      courtReviews: 'Court reviews',
      watchLists: 'Watch lists',
      restricted: 'Staff, sessions and recipients',
    } satisfies Record<StaffArea, string> as Record<StaffArea, string>,
    action: { list: 'view', show: 'open', create: 'create', edit: 'edit', delete: 'delete', export: 'export' },
  },
  form: {
    title: 'Invite staff',
    admin: 'Customers, their wallets and requests.',
    superadmin: 'Everything, including staff accounts, sessions and recipients.',
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
    promote: {
      button: 'Make super-admin',
      title: 'Make %{name} a super-admin?',
      detail: 'They will be able to manage staff as you do. They are signed out and must sign in again.',
      done: '%{name} is now a super-admin',
    },
    demote: {
      button: 'Make administrator',
      title: 'Make %{name} an administrator?',
      detail: 'They will no longer be able to manage staff. They are signed out and must sign in again.',
      done: '%{name} is now an administrator',
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

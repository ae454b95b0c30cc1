/** Support's read-only view of a customer's console: for staff. */
export const supportViews = {
  title: 'Support views',
  look: 'View as customer',
  dialog: {
    title: 'View the console of %{name}',
    detail:
      'You see what the customer sees, with values masked. You can change nothing and open no files. The customer is told by e-mail, with your reason, and can end the view.',
    minutes: 'Time limit',
    minutesOf: '%{count} minutes',
    confirm: 'Start',
  },
  ready: {
    title: 'The view is open',
    detail: 'It ends at %{time}, or when you or the customer end it.',
    open: 'Open the console',
    close: 'Close',
  },
  off: 'The customer has turned support views off.',
  none: 'No one from support has viewed this console.',
  running: 'Open until %{time}',
  ended: { staff: 'Ended by staff', customer: 'Ended by the customer', time: 'Time over' },
  end: 'End',
  endNamed: 'End the view of %{name}, started %{time}',
  done: 'The view has ended.',
} as const

/** The customer's side. */
export const supportAccess = {
  title: 'Support access',
  detail:
    'Our support can view your console when you ask for help: read-only, with values masked, for at most an hour. We tell you by e-mail each time.',
  allow: 'Let support view this account',
  none: 'Support has not viewed this account.',
  running: 'Open until %{time}',
  ended: { staff: 'Ended by support', customer: 'Ended by you', time: 'Time over' },
  end: 'End',
  endNamed: 'End the view started %{time}',
  done: 'The view has ended.',
  on: 'Support may view this account.',
  off: 'Support cannot view this account any more.',
  banner: 'You are viewing the console of %{name} for support. Nothing can be changed. The view ends at %{time}.',
  leave: 'End the view',
} as const

export const supportViewsServer = {
  deactivated: 'This account is deactivated, so that nobody can view its console.',
  turnedOff: 'This customer has turned support views off. Ask them to turn them on under My account, Security.',
  open: 'You have a view of this console open. End it first.',
  mail: {
    subject: '%{brand} support is viewing your account',
    text: 'A member of our support is viewing your console for up to %{minutes} minutes: read-only, with values masked.\n\nReason: %{reason}\n\nYou can end the view, or turn such views off, in your account under My account, Security. If you did not ask for help, contact %{support}.',
  },
} as const

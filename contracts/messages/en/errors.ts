/** What goes wrong between the screens and the server. The first text is the specification's own (§8). */
export const errors = {
  network: 'Something went wrong. try again later',
  ended: 'Your session has expired. Sign in again.',
  unreadable: 'We could not read the server’s response.',
} as const

/** What goes wrong between the screens and the server. The first text is the specification's own (§8). */
export const errors = {
  network: 'Something went wrong. try again later',
  ended: 'Your session has ended. Sign in again.',
  unreadable: 'The server answered in a way that we cannot read.',
} as const

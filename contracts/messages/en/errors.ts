/** Errors between the browser and the server. The first text is quoted from the specification (§8). */
export const errors = {
  network: 'Something went wrong. try again later',
  ended: 'Your session has expired. Sign in again.',
  unreadable: 'We could not read the server’s response.',
} as const

/** Apart from the other limits, which every page loads. Times in milliseconds. */
export const passkeyLimits = {
  perPerson: 10,
  nameCharacters: 60,
  /** How long a challenge is valid. */
  challengeMs: 5 * 60_000,
  /** Challenges of one session, to add a passkey or to prove with one. */
  begun: { max: 30, windowMs: 10 * 60_000 },
} as const

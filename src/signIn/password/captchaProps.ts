export interface CaptchaProps {
  /** A token is good for one try: give a new `key` for another. */
  onToken: (token: string | null) => void
  /** What is said when it was left out (A3). */
  error?: string | undefined
}

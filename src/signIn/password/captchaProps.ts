export interface CaptchaProps {
  /** A token is valid for one attempt. Set a new `key` to get another. */
  onToken: (token: string | null) => void
  /** The message if the captcha was not solved (A3). */
  error?: string | undefined
}

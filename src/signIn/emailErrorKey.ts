const EMAIL_PATTERN = /^\S+@\S+\.\S+$/

/** The key of the message for an invalid e-mail address, or null. The server decides whether the address exists. */
export function emailErrorKey(typed: string): 'emailMissing' | 'emailWrong' | null {
  const email = typed.trim()
  if (email === '') return 'emailMissing'
  return EMAIL_PATTERN.test(email) ? null : 'emailWrong'
}

const LOOKS_WHOLE = /^\S+@\S+\.\S+$/

/** What is wrong with an e-mail as far as the browser can tell: the key of its text, or null. */
export function emailErrorKey(written: string): 'emailMissing' | 'emailWrong' | null {
  const email = written.trim()
  if (email === '') return 'emailMissing'
  return LOOKS_WHOLE.test(email) ? null : 'emailWrong'
}

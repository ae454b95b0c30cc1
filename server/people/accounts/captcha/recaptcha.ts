import type { Config } from '../../../platform/config/config.ts'
import type { Egress } from '../../../platform/egress/index.ts'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'

/** Whether Google says that its captcha was solved. A Google that does not answer is no yes. */
export async function verifyRecaptcha(
  { RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL }: Pick<Config, 'RECAPTCHA_SECRET' | 'RECAPTCHA_VERIFY_URL'>,
  egress: Egress,
  token: string,
): Promise<boolean> {
  const body = new URLSearchParams({ secret: RECAPTCHA_SECRET ?? '', response: token }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  try {
    const reply = await egress.post(new URL(RECAPTCHA_VERIFY_URL ?? VERIFY_URL), {
      headers,
      body,
      timeoutMs: 5_000,
      maxBytes: 10_000,
    })
    return reply.status === 200 && (JSON.parse(reply.text) as { success?: unknown }).success === true
  } catch {
    return false
  }
}

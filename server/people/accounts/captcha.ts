import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Egress } from '../../platform/egress/index.ts'
import { translate } from '../../platform/translate.ts'
import { consumeOnce } from './consumeOnce.ts'

/** Checks the captcha: null when it is solved, otherwise the failure to answer (A3). */
export type Captcha = (
  scope: Scope,
  token: string | null | undefined,
) => Promise<{ code: typeof codes.badInput; message: string } | null>

/** Uses Google's captcha if its keys are configured, otherwise our own. */
export const createCaptcha =
  (ctx: Context, egress: Egress): Captcha =>
  async ({ locale }, token) => {
    const solved = ctx.config.RECAPTCHA_SECRET
      ? token && (await verifyRecaptcha(ctx.config, egress, token))
      : token && (await verifyAltcha(ctx, token))
    return solved ? null : { code: codes.badInput, message: translate(locale, 'waysIn.captchaMissing') }
  }

/** The work a browser must do: about a second on a phone, which makes every attempt expensive for a script. Almost none in the sandbox. */
const work = {
  production: { cost: 2_000, least: 1_000, most: 3_000 },
  sandbox: { cost: 100, least: 5, most: 50 },
}

type Keys = Pick<Context, 'vault'>

const secrets = ({ vault }: Keys) => ({
  hmacSignatureSecret: vault.sign('captcha', 'challenge'),
  hmacKeySignatureSecret: vault.sign('captcha', 'key'),
})

export async function makeChallenge(ctx: Keys & Pick<Context, 'config'>) {
  const { cost, least, most } = work[ctx.config.APP_MODE]
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(least, most),
    expiresAt: new Date(Date.now() + limits.captchaMs),
    deriveKey,
    ...secrets(ctx),
  })
  return { parameters, signature }
}

/** Whether the payload solves one of our challenges, in time and for the first time. It is base64-encoded JSON, as the widget writes it. */
export async function verifyAltcha(ctx: Pick<Context, 'vault' | 'db'>, payload: string): Promise<boolean> {
  const { challenge, solution } = decode(payload) ?? {}
  if (!challenge?.signature || !solution) return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(ctx) }).catch(() => ({
    verified: false,
  }))
  return verified && consumeOnce(ctx.db, 'captcha', challenge.signature, new Date(Date.now() + limits.captchaMs))
}

function decode(payload: string): Partial<Payload> | null {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Partial<Payload> | null
  } catch {
    return null
  }
}

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'

/** Whether Google confirms that its captcha was solved. No response counts as unsolved. */
async function verifyRecaptcha(
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

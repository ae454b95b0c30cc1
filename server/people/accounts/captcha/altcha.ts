import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { limits } from '../../../../contracts/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { consumeOnce } from '../consumeOnce.ts'

/** How many keys of which cost a browser tries: a second's work on a phone, which a script pays for every try. Nothing to wait for in the sandbox. */
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

/** Whether this is a challenge of ours, solved in time and for the first time. The payload is base64 JSON, as the widget writes it. */
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

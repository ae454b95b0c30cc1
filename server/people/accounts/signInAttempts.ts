import { limits } from '../../../contracts/platform/limits.ts'
import {
  attemptNetwork,
  consumeDelayedAttempt,
  consumeRateLimit,
  type GrowingDelay,
  resetRateLimit,
  tooManyRequests,
} from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { emailOf } from './holders.ts'
import { isKnownDevice } from './knownDevices.ts'
import { type Owner, ownerId } from './secondFactor/factors.ts'

interface Tried {
  /** Counted apart from other kinds of attempts: `sign-in`. */
  what: string
  /** The e-mail, phone or id that somebody claims to be. */
  identifier: string
  /** The account that it belongs to. */
  owner: Owner | null
  /** How many tries are free of delay. */
  free: number
  /** The delay of attempts from all networks together. */
  everywhere?: Omit<GrowingDelay, 'free'> & { times: number }
}

/** `clear` forgets the attempts after a success. */
interface CountedAttempt {
  /** Seconds to wait; null if the attempt may be made. */
  wait: number | null
  /** By what the attempt counts: the keyed hash of the known device, or of the network. */
  caller: string
  clear: () => Promise<void>
}

/**
 * Counts an attempt to prove who somebody is. A device in which the owner has signed in before counts alone, so that strangers cannot
 * keep the owner out. All others count by network, and together: after some free tries, each next one waits longer than the one
 * before. The owner gets a mail, once a day, when somebody has to wait.
 */
export async function countAttempt(ctx: Context, scope: Scope, tried: Tried): Promise<CountedAttempt> {
  const { what, identifier, owner, free, everywhere = limits.attempts.everywhere } = tried
  const index = (...parts: string[]) => ctx.vault.index('limit', parts.join('\n'))
  const { device, network } = limits.attempts
  const delay = async (key: string, growing: Omit<GrowingDelay, 'free'>, times = 1) =>
    consumeDelayedAttempt(ctx, key, { ...growing, free: free * times })

  if (owner && scope.device?.id && (await isKnownDevice(ctx, scope, owner))) {
    const caller = index(identifier, scope.device.id)
    const key = `${what}:device:${caller}`
    return { wait: await delay(key, device), caller, clear: () => resetRateLimit(ctx, key) }
  }
  const caller = index(identifier, attemptNetwork(scope.ip))
  const here = `${what}:network:${caller}`
  const anywhere = `${what}:${index(identifier)}`
  // A network that has to wait does not make the others wait longer.
  const wait = (await delay(here, network)) ?? (await delay(anywhere, everywhere, everywhere.times))
  if (wait !== null && owner) await tellOwner(ctx, scope, owner)
  return { wait, caller, clear: () => resetRateLimit(ctx, here, anywhere) }
}

/**
 * The same for an attempt to enter a code. One that names its code by a handle or `verificationId` counts with that code alone, so that
 * strangers cannot keep the browser out that asked for it. Throws `too_many_requests`.
 */
export async function countCodeAttempt(
  ctx: Context,
  scope: Scope,
  { codeId, ...tried }: Omit<Tried, 'free'> & { codeId: string | null | undefined },
): Promise<Pick<CountedAttempt, 'caller' | 'clear'>> {
  if (codeId !== undefined) return { caller: '', clear: async () => {} }
  const { perIdentifier: free } = limits.signIns
  const attempt = await countAttempt(ctx, scope, { ...tried, free, everywhere: limits.attempts.codesEverywhere })
  if (attempt.wait !== null) throw tooManyRequests(scope, attempt.wait)
  return attempt
}

/** The stranger's language says nothing about the owner's. */
const MAIL_LOCALE = 'en'

async function tellOwner(ctx: Context, { requestId }: Scope, owner: Owner): Promise<void> {
  const { allowed } = await consumeRateLimit(ctx, `attempts-told:${ownerId(owner)}`, limits.attempts.notices)
  if (!allowed) return
  const words = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL }
  await ctx.db.transaction().execute(async trx =>
    ctx.channels.send(trx, {
      channel: 'email',
      to: await emailOf(ctx, trx, owner),
      subject: translate(MAIL_LOCALE, 'signIn.attemptsMail.subject', words),
      text: translate(MAIL_LOCALE, 'signIn.attemptsMail.text', words),
    }),
  )
  ctx.log.info({ requestId }, 'an account’s owner was told of many sign-in attempts')
}

import { limits } from '../../../contracts/platform/limits.ts'
import {
  consumeRateLimit,
  consumeRateLimitOrThrow,
  rateLimitKeys,
  refundAttempt,
  tooManyRequests,
} from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { sha256 } from '../../platform/vault.ts'
import { verifyAltcha } from './captcha.ts'
import { isKnownDevice } from './knownDevices.ts'
import type { Owner } from './secondFactor/factors.ts'

const DAY_MS = 86_400_000

/** What sending one code counts against. */
export interface CodeSend {
  identifier: string
  day: string
  /** Null for a browser that nobody has signed in with. */
  device: string | null
  address: string
}

/**
 * The counts for a code to a phone or an e-mail. A browser that the account's owner has signed in with has counts of its own, so that
 * strangers who ask for codes do not use up the owner's.
 */
export async function codeSendOf(ctx: Context, scope: Scope, to: string, owner: Owner | null): Promise<CodeSend> {
  const { identifier: anybody, address } = rateLimitKeys(ctx, 'otp-send', to, scope)
  const browser = scope.device?.id ? sha256(scope.device.id) : null
  const isOwners = owner !== null && (await isKnownDevice(ctx, scope, owner))
  const identifier = isOwners ? `${anybody}:${browser}` : anybody
  return { identifier, day: `${identifier}:day`, device: browser && `otp-send:by:${browser}`, address }
}

/**
 * Counts a code that is about to be sent. Throws `too_many_requests`, and `captcha_required` when the network has asked for many. A
 * network that is refused does not count against the recipient.
 */
export async function consumeCodeSend(ctx: Context, scope: Scope, keys: CodeSend): Promise<void> {
  const { perIdentifier, perDay, perDevice, windowMs } = limits.otpSends
  await consumeAddressLimit(ctx, scope, keys.address, limits.otpSends)
  if (keys.device) await consumeRateLimitOrThrow(ctx, scope, keys.device, { max: perDevice, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.day, { max: perDay, windowMs: DAY_MS })
}

/** Takes the code back that was entered rightly: its recipient asked for it. The day's count stays. */
export const refundCodeSend = (ctx: Context, { identifier, device, address }: CodeSend): Promise<void> =>
  refundAttempt(ctx, ...[identifier, device, address].filter(key => key !== null))

interface AddressLimit {
  perAddress: number
  perAddressSolved: number
  windowMs: number
}

/** Counts a call from the caller's network. Throws `captcha_required` above the first limit, `too_many_requests` above the second. */
export async function consumeAddressLimit(
  ctx: Context,
  scope: Scope,
  key: string,
  { perAddress, perAddressSolved, windowMs }: AddressLimit,
): Promise<void> {
  const { allowed } = await consumeRateLimit(ctx, key, { max: perAddress, windowMs })
  if (allowed) return
  const isSolved = scope.captcha ? await verifyAltcha(ctx, scope.captcha) : false
  if (!isSolved) throw new Problem('captcha_required', translate(scope.locale, 'signIn.captchaNeeded'))
  const solved = await consumeRateLimit(ctx, `${key}:solved`, { max: perAddressSolved - perAddress, windowMs })
  if (!solved.allowed) throw tooManyRequests(scope, solved.retryAfterSeconds)
}

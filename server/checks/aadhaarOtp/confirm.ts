import { limits } from '../../../contracts/platform/limits.ts'
import { aadhaarOtp } from '../../../contracts/products/aadhaarOtp.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import type { CodeVerdict } from '../../platform/ports/aadhaarSource.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { aadhaarOtp as runner } from '../../sources/runners/aadhaarOtp.ts'
import { settleVerification } from '../verifications/settleVerification.ts'
import { openInput, openPending, type VerificationRow } from '../verifications/values.ts'
import { AADHAAR_SOURCE, aadhaarFor } from './source.ts'

/**
 * The second call: enters the holder's code and ends the check, which is charged now. A check that was confirmed before is returned as
 * it is. Throws `bad_request` on `code` for a wrong one, `conflict` once the check has ended otherwise, `too_many_requests`, and
 * `source_unavailable`, after which the same code can be tried again.
 */
export async function confirmAadhaar(
  ctx: Pick<Context, 'db' | 'vault' | 'aadhaar' | 'log'>,
  scope: Scope<CustomerActor | KeyActor>,
  row: VerificationRow,
  code: string,
): Promise<VerificationRow> {
  if (row.product !== aadhaarOtp.id) throw notFound('verification')
  if (row.status === 'completed') return row
  const pending = openPending(ctx.vault, row)
  if (row.status !== 'awaiting_person' || !pending || isOver(row)) throw ended(scope)
  await consumeRateLimitOrThrow(ctx, scope, `aadhaar-otp:${row.id}`, {
    max: limits.otp.tries,
    windowMs: limits.otp.lifeMs,
  })
  const input = aadhaarOtp.input.parse(openInput(ctx.vault, row))
  const started = performance.now()
  const verdict = await enterCode(ctx, scope, row, { ...input, reference: String(pending.reference), otp: code })
  if (verdict.outcome === 'wrong') throw wrongCode(scope)
  if (verdict.outcome === 'expired') {
    await settleVerification(ctx, scope, row, { status: 'expired', askedMs: null })
    throw ended(scope)
  }
  if (!verdict.holder) throw sourceDown(ctx, scope, 'its reply says nothing about the holder')
  return settleVerification(ctx, scope, row, {
    status: 'completed',
    result: aadhaarOtp.result.parse(runner.result(input, verdict.holder)),
    source: AADHAAR_SOURCE,
    fetchedAt: new Date().toISOString(),
    tries: 1,
    askedMs: Math.round(performance.now() - started),
  })
}

/** The sweeper may not have come yet. */
const isOver = ({ expires_at }: VerificationRow) => expires_at === null || Date.parse(expires_at) <= Date.now()

async function enterCode(
  ctx: Pick<Context, 'aadhaar' | 'log'>,
  scope: Scope<CustomerActor | KeyActor>,
  { mode }: VerificationRow,
  entered: { aadhaar: string; reference: string; otp: string },
): Promise<CodeVerdict> {
  const asker = { userId: scope.actor.userId, locale: scope.locale }
  try {
    return await aadhaarFor(ctx, mode).verify(asker, entered)
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    throw sourceDown(ctx, scope, error.message)
  }
}

function sourceDown({ log }: Pick<Context, 'log'>, { locale }: Scope, why: string): Problem {
  log.warn({ source: AADHAAR_SOURCE, why }, 'the Aadhaar source gave no answer')
  return new Problem('source_unavailable', translate(locale, 'aadhaarOtp.noAnswer'))
}

const ended = ({ locale }: Scope) => new Problem('conflict', translate(locale, 'aadhaarOtp.ended'))

function wrongCode({ locale }: Scope): Problem {
  const message = translate(locale, 'aadhaarOtp.wrongCode')
  return new Problem('bad_request', message, [{ field: 'code', message }])
}

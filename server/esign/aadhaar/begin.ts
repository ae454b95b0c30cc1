import type { z } from 'zod'
import type { beginAadhaarEsign } from '../../../contracts/calls/aadhaarEsign.ts'
import { esignLimits } from '../../../contracts/esign/limits.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import type { Context } from '../../platform/context.ts'
import type { EsignForm } from '../../platform/ports/aadhaarEsign.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { isAadhaarAvailable } from '../aadhaarAvailable.ts'
import { beginSigning } from '../digital/begin.ts'
import { failSigning } from '../digital/complete.ts'
import { type OpenLink, openEsignLink, type Person } from '../person.ts'
import { documentUrlOf, newTransaction } from './transactions.ts'

/** Others wait so long for somebody who is with the provider. */
const HOLD_MS = 15 * 60_000
/** A CMS of a provider with its chain; the timestamp is counted beside it. */
const RESERVED = 24_000

type Body = z.output<NonNullable<typeof beginAadhaarEsign.body>>

/** What is kept of the recipient until the answer comes. */
export interface KeptOfSigner {
  birthYear: number
}

/** Prepares the document, and makes the form with which the recipient goes to the provider. Throws as `beginSigning`, and `conflict`, `unavailable`, `too_many_requests`. */
export async function beginAadhaar(ctx: Context, person: Person, { token, pass, agreed: _agreed, ...given }: Body) {
  const opened = await openEsignLink(ctx, person, { token, pass })
  return opened.refused ?? beginAadhaarFor(ctx, person, opened, given)
}

/** The same for somebody who was let in. */
export async function beginAadhaarFor(
  ctx: Context,
  person: Person,
  opened: OpenLink,
  { birthYear, ...given }: Pick<Body, 'birthYear' | 'sha256' | 'values'>,
) {
  const { scope } = person
  const { locale } = scope
  const { row } = opened.envelope
  if (!isAadhaarAvailable(ctx, row)) throw new Problem('conflict', translate(locale, 'esign.aadhaar.off'))
  const { identifier } = rateLimitKeys(ctx, 'aadhaar-esign', opened.invitationId, scope)
  await consumeRateLimitOrThrow(ctx, scope, identifier, esignLimits.aadhaarAttempts)
  const transaction = newTransaction()
  const begun = await beginSigning(ctx, person, opened, given, {
    method: 'aadhaar',
    reserved: RESERVED,
    format: 'adbe.pkcs7.detached',
    holdMs: HOLD_MS,
    transaction,
    kept: { birthYear } satisfies KeptOfSigner,
  })
  if (begun.state === 'busy') return begun
  const wanted = {
    transaction,
    digest: Buffer.from(begun.digest).toString('hex'),
    title: row.title,
    documentUrl: documentUrlOf(ctx, transaction),
  }
  const form: EsignForm = await ctx.aadhaarEsign.begin(wanted).catch(async (error: unknown) => {
    if (!(error instanceof SourceUnavailable)) throw error
    ctx.log.warn({ reason: error.message }, 'the provider of Aadhaar e-sign took no request')
    await failSigning(ctx, { id: begun.signingId, envelope_id: row.id }, 'unavailable')
    throw new Problem('unavailable', translate(locale, 'esign.aadhaar.unavailable'))
  })
  return { state: 'begun' as const, ...form }
}

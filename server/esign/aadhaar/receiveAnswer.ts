import { EsignProblem } from '../../engines/aadhaarEsign/xml.ts'
import { consumeRateLimit, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { type Taken, takeAnswer } from './takeAnswer.ts'

/** Messages of one network that are none of the provider's; further ones are not logged for a while. */
const forged = { max: 30, windowMs: 10 * 60_000 }

/**
 * Takes a response that came over the open network. It proves itself by the provider's signature; whatever else came is left alone, and changes nothing. An answer that cannot
 * be taken now is asked for again by the job.
 */
export async function receiveAnswer(ctx: Context, scope: Scope, xml: string): Promise<Taken | 'unread'> {
  try {
    return await takeAnswer(ctx, await ctx.aadhaarEsign.read(xml))
  } catch (error) {
    if (error instanceof EsignProblem || error instanceof SourceUnavailable) {
      const { allowed } = await consumeRateLimit(ctx, rateLimitKeys(ctx, 'esign-answer', '', scope).address, forged)
      // A flood of them does not fill the log.
      if (allowed)
        ctx.log.warn({ reason: error.message }, 'a message came that is none of the provider of Aadhaar e-sign')
    } else ctx.log.error({ err: error }, 'a response of Aadhaar e-sign could not be taken yet')
    return 'unread'
  }
}

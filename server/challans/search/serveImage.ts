import type { FastifyReply } from 'fastify'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import type { Context } from '../../platform/context.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openSourceChallan, verifyImageUrl } from '../common/present.ts'

/**
 * Fetches a challan's image from its source. Throws `forbidden` for an invalid or expired URL, `not_found`, `source_unavailable`.
 */
export async function serveImage(ctx: Context, signed: string, reply: FastifyReply): Promise<FastifyReply> {
  const target = verifyImageUrl(ctx, signed)
  if (!target) throw new Problem('forbidden', 'This link has expired. Look up the vehicle again.')
  const row = await ctx.db
    .selectFrom('challans')
    .select(['challan_no', 'sealed'])
    .where('id', '=', target.challanId)
    .executeTakeFirst()
  const reference = row && openSourceChallan(ctx, row).images[target.index]
  const image = reference === undefined ? null : await ctx.challans.imageOf(reference).catch(rethrowUnavailable)
  if (!image) throw notFound('picture')
  return reply
    .header('content-type', image.type)
    .header('content-security-policy', 'sandbox')
    .header('cache-control', `private, max-age=${challanLimits.imageUrlMs / 1_000}, immutable`)
    .send(image.bytes)
}

function rethrowUnavailable(error: unknown): never {
  if (!(error instanceof SourceUnavailable)) throw error
  throw new Problem('source_unavailable', 'The image could not be loaded. Try again in a minute.')
}

import { keySources } from '../../contracts/proofs/issuers.ts'
import { sendNotice } from '../people/staff/recipients.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Issuers publish the next key some weeks before the last one ends. */
const WARNING_DAYS = 30

export const startWatchingKeys = (ctx: Context) =>
  runPeriodically(HOUR_MS, 'keys of issuers that end', ctx.log, () => watchKeys(ctx))

/** Tells staff once of each imported key that ends within 30 days, or has ended. Safe on several nodes at once. */
export const watchKeys = (ctx: Pick<Context, 'db' | 'channels'>, now = Date.now()): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const ending = await trx
      .updateTable('issuer_keys')
      .set({ end_told_at: new Date(now) })
      .where('removed_at', 'is', null)
      .where('end_told_at', 'is', null)
      .where('not_after', '<', new Date(now + WARNING_DAYS * DAY_MS).toISOString())
      .returning(['issuer', 'purpose', 'fingerprint', 'not_after'])
      .execute()
    for (const { issuer, purpose, fingerprint, not_after } of ending)
      await sendNotice(ctx, trx, 'issuerKeyEnds', {
        subject: `A key of ${issuer} ends on ${not_after?.slice(0, 10)}`,
        text: [
          `The key ${fingerprint} of ${issuer} (${keySources[purpose].label.en}) ends on ${not_after?.slice(0, 10)}.`,
          'What was signed before stays proven. For what is signed after that day, import the next key:',
          `it is published at ${keySources[purpose].address}; then run npm run trust -- import FILE --purpose ${purpose}.`,
        ].join(' '),
      })
  })

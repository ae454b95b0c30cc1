import { paths } from '../../contracts/platform/paths.ts'
import { KEY_WARNING_DAYS, keySources } from '../../contracts/proofs/issuers.ts'
import { shownFingerprint } from '../engines/proofs/issuerKey.ts'
import { sendNotice } from '../people/staff/recipients.ts'
import { staffNames } from '../people/staff/staffNames.ts'
import type { Context, Trx } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Parts = Pick<Context, 'channels' | 'config'>

const pageOf = ({ config }: Parts) => new URL(paths.adminIssuerKeys, config.PUBLIC_URL).href

export const startWatchingKeys = (ctx: Context) =>
  runPeriodically(HOUR_MS, 'keys of issuers that end', ctx.log, () => watchKeys(ctx))

/** Tells staff once of each imported key that ends within 30 days, or has ended, and of what a command has changed. Safe on several nodes at once. */
export const watchKeys = (ctx: Parts & Pick<Context, 'db'>, now = Date.now()): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    await tellChanges(ctx, trx)
    await tellEnds(ctx, trx, now)
  })

async function tellEnds(ctx: Parts, trx: Trx, now: number): Promise<void> {
  const ending = await trx
    .updateTable('issuer_keys')
    .set({ end_told_at: new Date(now) })
    .where('removed_at', 'is', null)
    .where('end_told_at', 'is', null)
    .where('not_after', '<', new Date(now + KEY_WARNING_DAYS * DAY_MS).toISOString())
    .returning(['issuer', 'purpose', 'fingerprint', 'not_after'])
    .execute()
  for (const { issuer, purpose, fingerprint, not_after } of ending) {
    const day = not_after?.slice(0, 10)
    const verb = not_after !== null && Date.parse(not_after) <= now ? 'ended' : 'ends'
    await sendNotice(ctx, trx, 'issuerKeyEnds', {
      subject: `A key of ${issuer} ${verb} on ${day}`,
      text: [
        `The key ${fingerprint} of ${issuer} (${keySources[purpose].label.en}) ${verb} on ${day}.`,
        'What was signed before stays proven. For what is signed after that day, import the next key:',
        `it is published at ${keySources[purpose].address}. Import it at ${pageOf(ctx)}, or with`,
        `npm run trust -- import FILE --purpose ${purpose}.`,
      ].join(' '),
    })
  }
}

/** Tells staff of every import and removal that they have not been told of: whoever holds a trusted key can have anything proven. */
export async function tellChanges(ctx: Parts, trx: Trx): Promise<void> {
  const changed = await trx
    .updateTable('issuer_keys')
    .set({ change_told_at: new Date() })
    .where('change_told_at', 'is', null)
    .returning(['issuer', 'purpose', 'fingerprint', 'imported_by', 'removed_by', 'removed_at', 'removed_reason'])
    .execute()
  const nameOf = await staffNames(
    trx,
    changed.flatMap(({ imported_by, removed_by }) => [imported_by, removed_by].filter(by => by !== null)),
  )
  for (const { issuer, purpose, fingerprint, imported_by, removed_by, removed_at, removed_reason } of changed) {
    const isGone = removed_at !== null
    const by = isGone ? removed_by : imported_by
    await sendNotice(ctx, trx, 'issuerKeyEnds', {
      subject: `A key of ${issuer} was ${isGone ? 'removed' : 'imported'}`,
      text: [
        `The key ${shownFingerprint(fingerprint)} (SHA-256) of ${issuer} (${keySources[purpose].label.en})`,
        `was ${isGone ? 'removed' : 'imported'}${by === null ? '' : ` by ${nameOf(by)}`}.`,
        ...(removed_reason === null ? [] : [`Reason: ${removed_reason}`]),
        isGone
          ? 'Earlier results stay as they are; new checks do not trust it.'
          : `Checks trust it from now on. Compare the fingerprint with ${keySources[purpose].address}, and remove the key at ${pageOf(ctx)} if it is not the issuer’s.`,
      ].join(' '),
    })
  }
}

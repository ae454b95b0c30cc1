import type { Purpose } from '../../contracts/platform/codes.ts'
import { settleVerification } from '../checks/verifications/settleVerification.ts'
import { insertVerification } from '../checks/verifications/statements.ts'
import { isOpen, type VerificationRow, verificationRow } from '../checks/verifications/values.ts'
import type { Context, Scope } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { askSource } from '../sources/askSource.ts'
import type { Question } from './gathered.ts'
import type { Report } from './reportRow.ts'

export const gatheringScope: Scope = {
  actor: { kind: 'system', name: 'intelligence' },
  ip: null,
  requestId: null,
  locale: 'en',
}

/**
 * Makes one check of a report, charged to the money that the report holds. Its id is decided before it begins, so that whoever goes on
 * after a crash finds it, and no check is made or charged twice. `pricePaise` is what is held for it.
 */
export async function makeCheck(
  ctx: Context,
  report: Report,
  { key, product, input }: Question,
  pricePaise: number,
): Promise<void> {
  const id = await idOf(ctx, report.id, key)
  const known = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (known && !isOpen(known.status)) return
  const row = known ?? (await begin(ctx, report, id, { product, input, pricePaise }))
  const outcome = await askSource(ctx, {
    product,
    input,
    userId: report.user_id,
    mode: report.mode,
  })
  await settleVerification(ctx, gatheringScope, row, outcome)
}

async function idOf({ db }: Pick<Context, 'db'>, report_id: string, question: string): Promise<string> {
  await db
    .insertInto('intelligence_checks')
    .values({ report_id, question, verification_id: newId('ver') })
    .onConflict(same => same.columns(['report_id', 'question']).doNothing())
    .execute()
  const { verification_id } = await db
    .selectFrom('intelligence_checks')
    .select('verification_id')
    .where('report_id', '=', report_id)
    .where('question', '=', question)
    .executeTakeFirstOrThrow()
  return verification_id
}

/** The time in an id, so that checks that begin at once stand in lists in order of time. */
const timeOf = (id: string) => new Date(Number.parseInt(id.slice(4, 16), 16))

async function begin(
  ctx: Context,
  report: Report,
  id: string,
  { product, input, pricePaise }: Pick<Question, 'product' | 'input'> & { pricePaise: number },
): Promise<VerificationRow> {
  const row = verificationRow(ctx.vault, {
    id,
    product,
    input,
    requester: { userId: report.user_id, subUserId: null, keyId: report.api_key_id, name: report.made_by },
    mode: report.mode,
    channel: report.channel,
    reference: report.reference,
    purpose: report.purpose as Purpose,
    consentedAt: new Date(report.created_at),
    at: timeOf(id),
    reservedPaise: pricePaise,
    holdId: pricePaise > 0 ? report.hold_id : null,
  })
  try {
    await insertVerification(ctx.db, gatheringScope, row, null)
    return row
  } catch (error) {
    // Another worker has begun it in the meantime.
    const theirs = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()
    if (theirs) return theirs
    throw error
  }
}

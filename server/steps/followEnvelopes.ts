import type { FactValue } from '../../contracts/cases/condition.ts'
import { applyEvent } from '../cases/apply.ts'
import { readCase } from '../cases/rows.ts'
import type { CaseEvent } from '../engines/cases/state.ts'
import { deleteDraft } from '../esign/drafts.ts'
import { readEnvelope } from '../esign/rows.ts'
import { voidEnvelope } from '../esign/voidEnvelope.ts'
import type { Context } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { caseSender } from './kinds/caseSender.ts'

const BATCH = 100
const over = ['completed', 'declined', 'expired', 'voided'] as const

/**
 * Tells the steps that ask for a signature that the person has signed, from when on the step waits for the others, and how the envelope has ended; voids those that
 * no step waits for any more.
 */
export async function followEnvelopes(ctx: Context): Promise<void> {
  const found = await ctx.db
    .selectFrom('case_envelopes as made')
    .innerJoin('case_steps as step', join =>
      join.onRef('step.case_id', '=', 'made.case_id').onRef('step.step', '=', 'made.step'),
    )
    .innerJoin('cases', 'cases.id', 'made.case_id')
    .innerJoin('envelopes', 'envelopes.id', 'made.envelope_id')
    .leftJoin('envelope_recipients as person', join =>
      join.onRef('person.envelope_id', '=', 'made.envelope_id').onRef('person.id', '=', 'made.recipient'),
    )
    .select(['made.envelope_id as id', 'made.case_id as caseId', 'made.step', 'made.round'])
    .select(['envelopes.state', 'step.status', 'step.round as presentRound', 'cases.status as caseStatus'])
    .where('made.followed_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('envelopes.state', 'in', over),
        eb.and([eb('step.status', '=', 'asked'), eb('person.state', '=', 'done')]),
        eb.and([
          eb('envelopes.state', '<>', 'sealing'),
          eb.or([
            eb('step.status', 'not in', ['asked', 'inProgress']),
            eb('step.round', '<>', eb.ref('made.round')),
            eb('cases.status', 'in', ['cancelled', 'expired']),
          ]),
        ]),
      ]),
    )
    .limit(BATCH)
    .execute()
  for (const { presentRound, caseStatus, ...one } of found) {
    const isOver = over.some(state => state === one.state)
    const isAsked = one.status === 'asked' && one.round === presentRound && caseStatus !== 'cancelled'
    if (isOver) await tellStep(ctx, one)
    else if (isAsked) await tellSigned(ctx, one)
    else await dropEnvelope(ctx, one)
  }
}

/** The person has done their part: it cannot be recalled, and nobody reminds them. */
const tellSigned = (ctx: Context, { caseId, step, round }: Made) =>
  ctx.db
    .transaction()
    .execute(trx => applyEvent(ctx, trx, caseId, { event: { type: 'begun', step, round }, by: 'system' }))

interface Made {
  id: string
  caseId: string
  step: string
  round: number
}

async function tellStep(ctx: Context, { id, caseId, step, round }: Made): Promise<void> {
  const envelope = await readEnvelope(ctx, ctx.db, id)
  if (!envelope) return
  const { state, title } = envelope.row
  const facts: Record<string, FactValue> = { document: title, envelope: id }
  const at = { step, round } as const
  const ended: CaseEvent =
    state === 'completed' || state === 'declined'
      ? { ...at, type: 'answered', outcome: state === 'completed' ? 'signed' : 'refused', facts }
      : { ...at, type: 'failed', reason: state, isFinal: true }
  await ctx.db.transaction().execute(async trx => {
    // The case first, as everywhere; of two nodes one marks it.
    await readCase(ctx, trx, caseId, { lock: true })
    if (await markFollowed(trx, id)) await applyEvent(ctx, trx, caseId, { event: ended, by: 'system' })
  })
}

/** Of a step that was skipped or asked again, or of a case that has ended. What it was voided for is told with the next look. */
async function dropEnvelope(ctx: Context, { id, caseId }: Made): Promise<void> {
  const found = await readCase(ctx, ctx.db, caseId)
  const envelope = await readEnvelope(ctx, ctx.db, id)
  if (!found || !envelope) return
  const scope = await caseSender(ctx, found.row)
  try {
    if (envelope.row.state !== 'draft')
      return await voidEnvelope(ctx, scope, id, 'The case does not need this signature any more.')
    await deleteDraft(ctx, scope, id)
  } catch (error) {
    // It has ended at the same moment, and is told with the next look.
    if (error instanceof Problem && error.code === 'conflict') return
    throw error
  }
  await markFollowed(ctx.db, id)
}

async function markFollowed(db: Pick<Context['db'], 'updateTable'>, id: string): Promise<boolean> {
  const marked = await db
    .updateTable('case_envelopes')
    .set({ followed_at: new Date().toISOString() })
    .where('envelope_id', '=', id)
    .where('followed_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

import { sql } from 'kysely'
import { caseLinks } from '../cases/link.ts'
import { stepPersonLink } from '../cases/stepPersonLink.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import type { SealedColumn } from '../platform/sealedColumns.ts'
import { sealRow } from '../platform/sealing/rows.ts'

const EVERY_MS = 10 * 60_000
const BATCH = 50
const DAY_MS = 86_400_000

/** A sealed column that is added to steps has to be erased as well. */
type SealedOfStep = SealedColumn extends infer Place
  ? Place extends `case_steps.${infer Column}`
    ? Column
    : never
  : never

type Parts = Pick<Context, 'db' | 'vault'>

const platform: SystemActor = { kind: 'system', name: 'erasing' }

/** Deletes personal data of responses that have ended as long ago as their flow says. */
export const startErasing = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'erasing responses', ctx.log, () => eraseDue(ctx))

/**
 * Erases responses that are due, whether a link or the account itself has started them: the person, answers and what was found, words of the timeline, and the files. Their steps, times, outcomes and results stay, and
 * so do checks, which have periods of their own.
 */
export async function eraseDue(ctx: Parts): Promise<void> {
  const due = await ctx.db
    .selectFrom('onboarding_links')
    .innerJoin('cases', 'cases.plan_id', 'onboarding_links.plan_id')
    .select(['cases.id', 'cases.user_id'])
    .where('cases.product', '=', 'onboarding')
    .where('cases.erased_at', 'is', null)
    .where('cases.ended_at', 'is not', null)
    .where('cases.status', 'in', ['done', 'expired', 'cancelled'])
    .where(sql<boolean>`cases.ended_at + make_interval(days => onboarding_links.keep_days) <= now()`)
    .limit(BATCH)
    .execute()
  await deletePrefills(ctx)
  for (const { id, user_id } of due)
    await ctx.db.transaction().execute(async trx => {
      await eraseCase(ctx, trx, { id, userId: user_id, action: 'onboarding.erased' })
    })
}

const PREFILL_DAYS = 30

/** Deletes what prefilled links hold, once they have long expired: who opens one until then reads that it has. */
const deletePrefills = ({ db }: Pick<Parts, 'db'>) =>
  db
    .deleteFrom('onboarding_prefills')
    .where('expires_at', '<', new Date(Date.now() - PREFILL_DAYS * DAY_MS).toISOString())
    .execute()

/** Every sealed value of a step: what was answered, found and said about it. */
const nothingSealed: Record<SealedOfStep, null> = {
  facts_sealed: null,
  draft_sealed: null,
  answer_sealed: null,
  problem_sealed: null,
  reason_sealed: null,
}

interface Erased {
  id: string
  userId: string
  action: 'onboarding.erased' | 'videoKyc.erased'
}

/** Erases a case that has ended. False if it goes on once more, or another node has erased it. */
export async function eraseCase({ vault }: Parts, trx: Trx, { id, userId, action }: Erased): Promise<boolean> {
  const { status } = await trx
    .selectFrom('cases')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // A step was asked again since.
  if (status === 'open' || status === 'paused') return false
  const { numUpdatedRows } = await trx
    .updateTable('cases')
    .set({ erased_at: new Date() })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  // Another node has done it.
  if (numUpdatedRows === 0n) return false
  const nobody = {
    subject_name: null,
    subject_email: null,
    subject_phone: null,
    name_words: null,
    email_index: null,
    phone_index: null,
  }
  await trx.updateTable('cases').set(nobody).where('id', '=', id).execute()
  await trx.updateTable('case_steps').set(nothingSealed).where('case_id', '=', id).execute()
  await trx.updateTable('verification_tasks').set({ reason_sealed: null }).where('case_id', '=', id).execute()
  await erasePeople({ vault }, trx, id)
  const events = await trx.selectFrom('case_events').select(['id', 'type']).where('case_id', '=', id).execute()
  for (const event of events) {
    const { event_sealed, made_by } = sealRow(vault, 'case_events', {
      id: event.id,
      event_sealed: JSON.stringify({ type: event.type }),
      made_by: '–',
    })
    await trx.updateTable('case_events').set({ event_sealed, made_by }).where('id', '=', event.id).execute()
  }
  // The worker of files deletes what is due.
  await trx
    .updateTable('files')
    .set({ keep_until: new Date() })
    .where('deleted_at', 'is', null)
    .where('id', 'in', trx.selectFrom('case_files').select('file_id').where('case_id', '=', id))
    .execute()
  const byItself = { actor: platform, ip: null, requestId: null }
  await audit(trx, byItself, { action, subject: id, userId })
  return true
}

/** The people whom steps have asked, and the addresses, words and names of all links of the response that have ended. */
async function erasePeople({ vault }: Pick<Parts, 'vault'>, trx: Trx, caseId: string): Promise<void> {
  const people = await trx.selectFrom('case_step_people').select('id').where('case_id', '=', caseId).execute()
  for (const { id } of people) {
    const nobody = { id, name: null, email: null, phone: null, planned_sealed: '{}' }
    await trx
      .updateTable('case_step_people')
      .set(sealRow(vault, 'case_step_people', nobody))
      .where('id', '=', id)
      .execute()
  }
  const unknown = { person_name: null, email: null, email_index: null, phone: null, phone_index: null }
  await trx
    .updateTable('invitations')
    .set({ ...unknown, about: null, note: null, reason: null })
    .where('subject', 'in', [caseId, ...people.map(({ id }) => id)])
    .where(
      'kind',
      'in',
      [...caseLinks, stepPersonLink].map(({ name }) => name),
    )
    // One without an address would open without a code.
    .where('state', '!=', 'waiting')
    .execute()
}

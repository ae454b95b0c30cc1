import { audit } from '../platform/audit/audit.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { SealedColumn } from '../platform/sealedColumns.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { caseLinks } from './link.ts'
import { stepPersonLink } from './stepPersonLink.ts'

/** A sealed column that is added to steps has to be erased as well. */
type SealedOfStep = SealedColumn extends infer Place
  ? Place extends `case_steps.${infer Column}`
    ? Column
    : never
  : never

type Parts = Pick<Context, 'vault'>

interface Erased {
  id: string
  userId: string
  /** The part of the platform that does it. */
  by: string
  action: 'case.erased' | 'onboarding.erased' | 'videoKyc.erased'
}

/** Every sealed value of a step: what was answered, found and said about it. */
const nothingSealed: Record<SealedOfStep, null> = {
  facts_sealed: null,
  draft_sealed: null,
  answer_sealed: null,
  problem_sealed: null,
  reason_sealed: null,
}

/**
 * Erases a case that has ended: the person, answers and what was found, words of the timeline, and the files. Its steps, times, outcomes and result stay, and so do
 * checks and payments, which have periods of their own. False if the case goes on once more, or another node has erased it.
 */
export async function eraseCase({ vault }: Parts, trx: Trx, { id, userId, by, action }: Erased): Promise<boolean> {
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
  const byItself = { actor: { kind: 'system', name: by }, ip: null, requestId: null } as const
  await audit(trx, byItself, { action, subject: id, userId })
  return true
}

/** The people whom steps have asked, and the addresses, words and names of all links of the response that have ended. */
async function erasePeople({ vault }: Parts, trx: Trx, caseId: string): Promise<void> {
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

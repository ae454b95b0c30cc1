import type { Selectable } from 'kysely'
import type { Locale } from '../../contracts/platform/text.ts'
import type { CaseState } from '../engines/cases/state.ts'
import { createInvitation } from '../invitations/create.ts'
import type { InvitationContext } from '../invitations/kind.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'
import type { CaseRow } from './rows.ts'
import { stepPersonLink } from './stepPersonLink.ts'

export type StepPersonRow = Selectable<Schema['case_step_people']>

type Parts = Pick<Context, 'vault'>

interface Round {
  caseId: string
  step: string
  round: number
}

/** Whom a round of a step asks, opened; undefined until it has begun. */
export async function readStepPerson(
  { vault }: Parts,
  db: Db | Trx,
  { caseId, step, round }: Round,
): Promise<StepPersonRow | undefined> {
  const row = await db
    .selectFrom('case_step_people')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('step', '=', step)
    .where('round', '=', round)
    .executeTakeFirst()
  return row && openRow(vault, 'case_step_people', row)
}

/** All people whom the steps of a case have asked, opened; the earlier rounds first. */
export async function readStepPeople({ vault }: Parts, db: Db | Trx, caseId: string): Promise<StepPersonRow[]> {
  const rows = await db
    .selectFrom('case_step_people')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('round')
    .execute()
  return rows.map(row => openRow(vault, 'case_step_people', row))
}

/** The steps of a case whose person has no address to which a link could go. */
export async function unaddressedSteps(
  db: Db | Trx,
  caseId: string,
  { steps }: Pick<CaseState, 'steps'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('case_step_people')
    .select(['step', 'round'])
    .where('case_id', '=', caseId)
    .where('invitation_id', 'is', null)
    .execute()
  return new Set(rows.filter(({ step, round }) => steps[step]?.round === round).map(({ step }) => step))
}

const DAY_MS = 86_400_000

export interface Asking {
  askedBy: string
  /** Days to answer; never longer than the case. */
  days: number
  reminders: { everyHours: number; most: number }
}

/** Sends a person their link, and notes it. The row is opened and has an address. */
export async function inviteStepPerson(
  ctx: InvitationContext,
  trx: Trx,
  row: CaseRow,
  { id, name, email, phone }: Pick<StepPersonRow, 'id' | 'name' | 'email' | 'phone'>,
  { askedBy, days, reminders }: Asking,
): Promise<void> {
  const until = Math.min(Date.now() + days * DAY_MS, Date.parse(row.due_at))
  const invitation = await createInvitation(ctx, trx, stepPersonLink, {
    subject: id,
    userId: row.user_id,
    expiresAt: new Date(until),
    askedBy,
    about: row.subject_name ?? undefined,
    person: { name, email, phone },
    locale: row.locale as Locale,
    reminders,
  })
  await trx.updateTable('case_step_people').set({ invitation_id: invitation.id }).where('id', '=', id).execute()
}

/** The step needs its person no more: their link says so from now on. Nothing for a step that asks nobody else. */
export async function withdrawStepPerson(
  ctx: InvitationContext,
  trx: Trx,
  { caseId, step, round }: Round,
): Promise<void> {
  const row = await trx
    .selectFrom('case_step_people')
    .select('invitation_id')
    .where('case_id', '=', caseId)
    .where('step', '=', step)
    .where('round', '=', round)
    .forUpdate()
    .executeTakeFirst()
  if (row?.invitation_id) await withdrawInvitation(ctx, trx, stepPersonLink, row.invitation_id)
}

import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type * as calls from '../../../contracts/calls/status.ts'
import { plainText } from '../../../contracts/platform/plainText.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { forgetStatus } from './readStatus.ts'

type Parts = Pick<Context, 'db'>
type Staff = Scope<AdminActor>
type Row = Selectable<Schema['incidents']>
type Body<C extends { body?: z.ZodType }> = z.output<NonNullable<C['body']>>

const badField = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])

/** Reports an incident that has begun. Throws `bad_request` for a start in the future. */
export function openIncident(ctx: Parts, scope: Staff, body: Body<typeof calls.openIncident>) {
  const startsAt = body.startsAt ? new Date(body.startsAt) : new Date()
  if (startsAt.getTime() > Date.now())
    throw badField('startsAt', 'An incident starts in the past. Plan maintenance for what is still to come.')
  const { state, ...rest } = body
  return insertIncident(ctx, scope, { ...rest, kind: 'incident', state, startsAt, endsAt: null })
}

/** Throws `bad_request` for a start that is not in the future, or an end that is not after it. */
export function planMaintenance(ctx: Parts, scope: Staff, body: Body<typeof calls.planMaintenance>) {
  const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)]
  if (startsAt.getTime() <= Date.now())
    throw badField('startsAt', 'Choose a start in the future. Report an incident for what has already begun.')
  if (endsAt <= startsAt) throw badField('endsAt', 'Choose an end after the start.')
  return insertIncident(ctx, scope, { ...body, kind: 'maintenance', state: 'scheduled', startsAt, endsAt })
}

type NewIncident = Pick<Row, 'kind' | 'state' | 'impact' | 'components'> &
  Pick<Body<typeof calls.openIncident>, 'titleEn' | 'titleHi' | 'textEn' | 'textHi'> & {
    startsAt: Date
    endsAt: Date | null
  }

async function insertIncident(ctx: Parts, scope: Staff, one: NewIncident) {
  const id = newId('inc')
  const { kind, state, impact, startsAt, endsAt } = one
  const components = [...new Set(one.components)]
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('incidents')
      .values({
        id,
        kind,
        title_en: one.titleEn,
        title_hi: one.titleHi ?? null,
        impact,
        state,
        components,
        starts_at: startsAt,
        ends_at: endsAt,
        created_by: scope.actor.adminId,
      })
      .execute()
    await insertUpdate(trx, scope, { id, state, textEn: one.textEn, textHi: one.textHi })
    const data = { kind, title: one.titleEn, impact, state, components, startsAt: startsAt.toISOString() }
    await audit(trx, scope, { action: 'incident.opened', subject: id, data })
  })
  forgetStatus(ctx)
  return { id }
}

interface NewUpdate {
  id: string
  state: Row['state']
  textEn: string
  textHi?: string | null | undefined
}

async function insertUpdate(trx: Trx, { actor }: Staff, { id, state, textEn, textHi }: NewUpdate): Promise<void> {
  const row = { id: newId('icu'), incident_id: id, state, text_en: textEn, text_hi: textHi ?? null }
  await trx
    .insertInto('incident_updates')
    .values({ ...row, made_by: actor.adminId })
    .execute()
}

/** Throws `not_found`. */
async function lockIncident(trx: Trx, id: string): Promise<Row> {
  const row = await trx.selectFrom('incidents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('incident')
  return row
}

function assertShown({ withdrawn_at }: Row): void {
  if (withdrawn_at !== null) throw new Problem('conflict', 'This incident was withdrawn, and nobody sees it any more.')
}

/** Throws `not_found`, `conflict` once it is resolved or withdrawn, and `bad_request` for a state of the other kind. */
export async function updateIncident(ctx: Parts, scope: Staff, id: string, body: Body<typeof calls.updateIncident>) {
  const { state, impact, textEn, textHi } = body
  await ctx.db.transaction().execute(async trx => {
    const row = await lockIncident(trx, id)
    assertShown(row)
    if (row.state === 'resolved') throw new Problem('conflict', 'This is resolved. Report a new incident instead.')
    if (state !== 'resolved' && (state === 'scheduled') !== (row.kind === 'maintenance'))
      throw badField('state', stateHints[row.kind])
    const changes = { state, impact: impact ?? row.impact, resolved_at: state === 'resolved' ? new Date() : null }
    await trx.updateTable('incidents').set(changes).where('id', '=', id).execute()
    await insertUpdate(trx, scope, { id, state, textEn, textHi })
    const action = state === 'resolved' ? 'incident.resolved' : 'incident.updated'
    await audit(trx, scope, { action, subject: id, data: { from: row.state, to: state, impact: changes.impact } })
  })
  forgetStatus(ctx)
  return { state }
}

const stateHints: Record<Row['kind'], string> = {
  incident: 'Choose investigating, identified, monitoring or resolved for an incident.',
  maintenance: 'Choose scheduled or resolved for maintenance.',
}

/** Keeps the earlier text. Throws `not_found`, `conflict` once it is withdrawn, and `bad_request` for a title that is none. */
export async function correctIncident(ctx: Parts, scope: Staff, id: string, body: Body<typeof calls.correctIncident>) {
  const { update: updateId = null, en, hi = null, reason } = body
  const state = await ctx.db.transaction().execute(async trx => {
    const row = await lockIncident(trx, id)
    assertShown(row)
    const former = updateId === null ? { en: row.title_en, hi: row.title_hi } : await textOf(trx, id, updateId)
    if (updateId === null) {
      assertTitle('en', en)
      if (hi !== null) assertTitle('hi', hi)
      await trx.updateTable('incidents').set({ title_en: en, title_hi: hi }).where('id', '=', id).execute()
    } else {
      await trx.updateTable('incident_updates').set({ text_en: en, text_hi: hi }).where('id', '=', updateId).execute()
    }
    await trx
      .insertInto('incident_corrections')
      .values({
        id: newId('icc'),
        incident_id: id,
        update_id: updateId,
        former_en: former.en,
        former_hi: former.hi,
        reason,
        made_by: scope.actor.adminId,
      })
      .execute()
    await audit(trx, scope, { action: 'incident.corrected', subject: id, reason, data: { update: updateId, former } })
    return row.state
  })
  forgetStatus(ctx)
  return { state }
}

async function textOf(trx: Trx, id: string, updateId: string): Promise<{ en: string; hi: string | null }> {
  const row = await trx
    .selectFrom('incident_updates')
    .select(['text_en as en', 'text_hi as hi'])
    .where('id', '=', updateId)
    .where('incident_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('update of this incident')
  return row
}

function assertTitle(field: 'en' | 'hi', title: string): void {
  if (title.length > plainText.maxCharacters)
    throw badField(field, `Enter at most ${plainText.maxCharacters} characters: this is the title.`)
  if (!plainText.pattern.test(title)) throw badField(field, 'Enter one line of text: this is the title.')
}

/** Takes back what should not have been reported; it stays for staff. Throws `not_found` and `conflict`. */
export async function withdrawIncident(ctx: Parts, scope: Staff, id: string, reason: string) {
  await ctx.db.transaction().execute(async trx => {
    const row = await lockIncident(trx, id)
    assertShown(row)
    const withdrawal = { withdrawn_at: new Date(), withdrawn_by: scope.actor.adminId, withdrawn_reason: reason }
    await trx.updateTable('incidents').set(withdrawal).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'incident.withdrawn', subject: id, reason, data: { title: row.title_en } })
  })
  forgetStatus(ctx)
  return { state: 'withdrawn' as const }
}

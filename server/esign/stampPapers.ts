import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { normalisedStampNumber } from '../../contracts/esign/stampPapers.ts'
import type { StampPaperRecord, stampPaperResource } from '../../contracts/resources/stampPaper.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import { findAndCount } from '../platform/db/listQueries.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { esignFiles, KEEP_MS } from './files.ts'

type Filter = z.output<typeof stampPaperResource.filter>
type NewStampPaper = z.output<NonNullable<typeof stampPaperResource.create>>
type Parts = Pick<Context, 'db' | 'vault'>
type StampRow = Selectable<Schema['stamp_papers']>

const sorts = {
  id: 'id',
  number: 'number',
  state: 'state_name',
  valuePaise: 'value_paise',
  purchasedOn: sql`coalesce(purchased_on, '-infinity')`,
  createdAt: 'created_at',
}

/** The account's stamp papers. */
export async function listStampPapers(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<StampPaperRecord>> {
  let found = ctx.db.selectFrom('stamp_papers').selectAll().where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.state) found = found.where('state_name', 'in', filter.state)
  if (filter.status) found = found.where('status', 'in', filter.status)
  if (filter.valuePaise !== undefined) found = found.where('value_paise', '=', filter.valuePaise)
  if (filter.q) {
    const begin = normalisedStampNumber(filter.q).replaceAll(/[\\%_]/g, String.raw`\$&`)
    found = found.where('number', 'like', `${begin}%`)
  }
  const { rows, ...counted } = await findAndCount(found, sorts, query)
  return { ...counted, rows: await present(ctx, ctx.db, rows) }
}

export async function showStampPaper(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  id: string,
): Promise<StampPaperRecord> {
  return presentOne(ctx, ctx.db, await ownStampPaper(ctx.db, actor.userId, id))
}

/** Adds an uploaded certificate to the stock. Throws `bad_request` for a file that is not there, has several pages, or is in the stock already. */
export async function addStampPaper(
  ctx: Context,
  scope: Scope<CustomerActor>,
  input: NewStampPaper,
): Promise<StampPaperRecord> {
  const { actor, locale } = scope
  const wrong = (field: keyof NewStampPaper, key: 'file' | 'onePage' | 'again' | 'sameContent' | 'taken') => {
    const message = translate(locale, `esign.stamps.${key}`)
    return new Problem('bad_request', message, [{ field, message }])
  }
  const file = (await esignFiles(ctx, ctx.db, actor.userId, [input.file])).get(input.file)
  if (!file) throw wrong('file', 'file')
  if (file.pages.length !== 1) throw wrong('file', 'onePage')
  return ctx.db.transaction().execute(async trx => {
    const sent = await trx
      .selectFrom('envelope_files')
      .select('file_id')
      .where('file_id', '=', file.id)
      .executeTakeFirst()
    // A document that is a page of an envelope already is no unused certificate.
    if (sent) throw wrong('file', 'taken')
    const number = normalisedStampNumber(input.number)
    const row = {
      id: newId('stp'),
      user_id: actor.userId,
      file_id: file.id,
      sha256: file.sha256,
      state_name: input.state,
      value_paise: input.valuePaise,
      number,
      first_party: input.firstParty || null,
      second_party: input.secondParty || null,
      purchased_on: input.purchasedOn,
      created_by: actor.name,
    }
    const added = await trx
      .insertInto('stamp_papers')
      .values(sealRow(ctx.vault, 'stamp_papers', row))
      .onConflict(same => same.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) {
      const same = await trx
        .selectFrom('stamp_papers')
        .select('id')
        .where('user_id', '=', actor.userId)
        .where('state_name', '=', input.state)
        .where('number', '=', number)
        .executeTakeFirst()
      throw same ? wrong('number', 'again') : wrong('file', 'sameContent')
    }
    await trx
      .updateTable('files')
      .set({ keep_until: new Date(Date.now() + KEEP_MS) })
      .where('id', '=', file.id)
      .execute()
    await audit(trx, scope, { action: 'stampPaper.added', subject: row.id })
    return presentOne(ctx, trx, added)
  })
}

/** Takes a free one out of the stock. Throws `not_found`, and `conflict` for any other. */
export async function withdrawStampPaper(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  reason: string,
): Promise<StampPaperRecord> {
  return ctx.db.transaction().execute(async trx => {
    await ownStampPaper(trx, scope.actor.userId, id)
    const withdrawn = await trx
      .updateTable('stamp_papers')
      .set({
        ...sealRow(ctx.vault, 'stamp_papers', { id, reason }),
        status: 'withdrawn',
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .where('status', '=', 'free')
      .returningAll()
      .executeTakeFirst()
    if (!withdrawn) throw new Problem('conflict', translate(scope.locale, 'esign.stamps.notFree'))
    await audit(trx, scope, { action: 'stampPaper.withdrawn', subject: id, reason })
    return presentOne(ctx, trx, withdrawn)
  })
}

/** How many there are of each state and value, those with the fewest free ones first. */
export async function countStampPapers({ db }: Pick<Context, 'db'>, { actor }: Scope<CustomerActor | KeyActor>) {
  const count = (status: 'free' | 'reserved' | 'used') =>
    sql<number>`count(*) filter (where status = ${status})`.as(status)
  const rows = await db
    .selectFrom('stamp_papers')
    .select(['state_name', 'value_paise', count('free'), count('reserved'), count('used')])
    .where('user_id', '=', actor.userId)
    .where('status', '!=', 'withdrawn')
    .groupBy(['state_name', 'value_paise'])
    .orderBy('free')
    .orderBy('state_name')
    .orderBy('value_paise')
    .execute()
  return {
    stock: rows.map(({ state_name, value_paise, free, reserved, used }) => ({
      state: state_name,
      valuePaise: value_paise,
      free: Number(free),
      reserved: Number(reserved),
      used: Number(used),
    })),
  }
}

async function ownStampPaper(db: Db | Trx, userId: string, id: string): Promise<StampRow> {
  const row = await db
    .selectFrom('stamp_papers')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('stamp paper')
  return row
}

async function presentOne(ctx: Pick<Context, 'vault'>, db: Db | Trx, row: StampRow): Promise<StampPaperRecord> {
  const [shown] = await present(ctx, db, [row])
  if (!shown) throw notFound('stamp paper')
  return shown
}

async function present(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  rows: readonly StampRow[],
): Promise<StampPaperRecord[]> {
  const ids = rows.flatMap(({ envelope_id }) => envelope_id ?? [])
  const envelopes =
    ids.length === 0 ? [] : await db.selectFrom('envelopes').select(['id', 'title']).where('id', 'in', ids).execute()
  const titles = new Map(envelopes.map(one => [one.id, openRow(vault, 'envelopes', one).title]))
  return rows.map(sealed => {
    const row = openRow(vault, 'stamp_papers', sealed)
    return {
      id: row.id,
      state: row.state_name,
      valuePaise: row.value_paise,
      number: row.number,
      firstParty: row.first_party,
      secondParty: row.second_party,
      purchasedOn: row.purchased_on,
      status: row.status,
      envelope: row.envelope_id === null ? null : { id: row.envelope_id, title: titles.get(row.envelope_id) ?? '' },
      reason: row.reason,
      file: row.file_id,
      createdBy: row.created_by,
      createdAt: row.created_at,
    }
  })
}

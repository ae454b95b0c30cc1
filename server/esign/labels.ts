import type { z } from 'zod'
import type { listEnvelopeLabels as listCall } from '../../contracts/calls/esignLabels.ts'
import { type EnvelopeLabel, type LabelKind, labelLimits } from '../../contracts/esign/labels.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { labelIndex } from '../platform/searchIndexes.ts'
import { translate } from '../platform/translate.ts'
import type { Envelope } from './rows.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Own = Scope<CustomerActor>

/** The folders and tags of an account, by name. */
export async function listLabels({ db, vault }: Parts, { actor }: Own): Promise<z.output<typeof listCall.reply>> {
  const rows = await db
    .selectFrom('envelope_labels')
    .selectAll()
    .select(eb => [
      eb
        .selectFrom('envelopes')
        .whereRef('envelopes.folder_id', '=', 'envelope_labels.id')
        .select(of => of.fn.countAll<string>().as('count'))
        .as('held'),
      eb
        .selectFrom('envelope_tags')
        .whereRef('envelope_tags.label_id', '=', 'envelope_labels.id')
        .select(of => of.fn.countAll<string>().as('count'))
        .as('tagged'),
    ])
    .where('user_id', '=', actor.userId)
    .execute()
  const labels = rows
    .map(row => ({ ...openRow(vault, 'envelope_labels', row), count: Number(row.held) + Number(row.tagged) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const ofKind = (wanted: LabelKind) =>
    labels.filter(({ kind }) => kind === wanted).map(({ id, name, count }) => ({ id, name, count }))
  return { folders: ofKind('folder'), tags: ofKind('tag') }
}

/** Throws `conflict` for a name that there is, and for too many. */
export async function createLabel(
  ctx: Parts,
  scope: Own,
  { kind, name }: { kind: LabelKind; name: string },
): Promise<EnvelopeLabel> {
  const { userId } = scope.actor
  const id = newId('lbl')
  await ctx.db.transaction().execute(async trx => {
    await requireFree(ctx, trx, scope, { kind, name })
    const { count } = await trx
      .selectFrom('envelope_labels')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .select(eb => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= labelLimits.count)
      throw new Problem('conflict', translate(scope.locale, 'esign.tooManyLabels', { count: labelLimits.count }))
    await trx
      .insertInto('envelope_labels')
      .values(sealRow(ctx.vault, 'envelope_labels', { id, user_id: userId, kind, name }))
      .execute()
    await audit(trx, scope, { action: 'envelope.labelCreated', subject: id, data: { kind } })
  })
  return { id, name }
}

/** Throws `not_found`, and `conflict` for a name that there is. */
export async function renameLabel(ctx: Parts, scope: Own, id: string, name: string): Promise<EnvelopeLabel> {
  await ctx.db.transaction().execute(async trx => {
    const { kind } = await requireLabel(trx, scope, id)
    await requireFree(ctx, trx, scope, { kind, name, besides: id })
    await trx
      .updateTable('envelope_labels')
      .set(sealRow(ctx.vault, 'envelope_labels', { id, name }))
      .where('id', '=', id)
      .execute()
    await audit(trx, scope, { action: 'envelope.labelRenamed', subject: id, data: { kind } })
  })
  return { id, name }
}

/** The envelopes in it stay, without it. Throws `not_found`. */
export async function deleteLabel({ db }: Parts, scope: Own, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async trx => {
    const { kind } = await requireLabel(trx, scope, id)
    await trx.deleteFrom('envelope_labels').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'envelope.labelDeleted', subject: id, data: { kind } })
  })
  return { id }
}

/** Puts envelopes of the account into a folder; ids of others are passed over. Throws `not_found` for the folder. */
export async function moveEnvelopes(
  { db }: Parts,
  scope: Own,
  { ids, folder }: { ids: readonly string[]; folder: string | null },
): Promise<{ changed: number }> {
  return db.transaction().execute(async trx => {
    if (folder !== null) await requireLabel(trx, scope, folder, 'folder')
    const rows = await trx
      .updateTable('envelopes')
      .set({ folder_id: folder })
      .where('user_id', '=', scope.actor.userId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    await audit(trx, scope, {
      action: 'envelope.filed',
      subject: scope.actor.userId,
      data: { envelopes: rows.length, folder },
    })
    return { changed: rows.length }
  })
}

/** Gives envelopes of the account tags and takes others from them; ids of others are passed over. Throws `not_found` for a tag. */
export async function tagEnvelopes(
  { db }: Parts,
  scope: Own,
  { ids, add, remove }: { ids: readonly string[]; add: readonly string[]; remove: readonly string[] },
): Promise<{ changed: number }> {
  return db.transaction().execute(async trx => {
    for (const tag of [...add, ...remove]) await requireLabel(trx, scope, tag, 'tag')
    const own = await trx
      .selectFrom('envelopes')
      .select('id')
      .where('user_id', '=', scope.actor.userId)
      .where('id', 'in', ids)
      .execute()
    const links = own.flatMap(({ id }) => add.map(label_id => ({ envelope_id: id, label_id })))
    if (links.length > 0)
      await trx
        .insertInto('envelope_tags')
        .values(links)
        .onConflict(same => same.doNothing())
        .execute()
    if (own.length > 0 && remove.length > 0)
      await trx
        .deleteFrom('envelope_tags')
        .where(
          'envelope_id',
          'in',
          own.map(({ id }) => id),
        )
        .where('label_id', 'in', remove)
        .execute()
    await audit(trx, scope, {
      action: 'envelope.filed',
      subject: scope.actor.userId,
      data: { envelopes: own.length, added: add.length, removed: remove.length },
    })
    return { changed: own.length }
  })
}

async function requireLabel(trx: Trx, { actor }: Own, id: string, kind?: LabelKind) {
  const row = await trx
    .selectFrom('envelope_labels')
    .select(['id', 'kind'])
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (kind && row.kind !== kind)) throw notFound(kind ?? 'label')
  return row
}

/** Locks the account, so that two requests at once do not make the same name. */
async function requireFree(
  { vault }: Parts,
  trx: Trx,
  { actor, locale }: Own,
  { kind, name, besides }: { kind: LabelKind; name: string; besides?: string },
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  const same = await trx
    .selectFrom('envelope_labels')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('kind', '=', kind)
    .where('name_index', '=', labelIndex(vault, name))
    .executeTakeFirst()
  if (!same || same.id === besides) return
  const message = translate(locale, 'esign.labelThere', { name })
  throw new Problem('conflict', message, [{ field: 'name', message }])
}

export interface Labels {
  /** By their ids. */
  folders: ReadonlyMap<string, EnvelopeLabel>
  /** By envelope. */
  tags: ReadonlyMap<string, EnvelopeLabel[]>
}

/** The folders and tags of envelopes. */
export async function labelsOf({ db, vault }: Parts, envelopes: readonly Envelope[]): Promise<Labels> {
  const folderIds = [...new Set(envelopes.flatMap(({ row }) => row.folder_id ?? []))]
  const open = (row: { id: string; name: string }): EnvelopeLabel => ({
    id: row.id,
    name: openRow(vault, 'envelope_labels', row).name,
  })
  const folders =
    folderIds.length === 0
      ? []
      : await db.selectFrom('envelope_labels').select(['id', 'name']).where('id', 'in', folderIds).execute()
  const tags =
    envelopes.length === 0
      ? []
      : await db
          .selectFrom('envelope_tags')
          .innerJoin('envelope_labels', 'envelope_labels.id', 'envelope_tags.label_id')
          .select(['envelope_tags.envelope_id', 'envelope_labels.id', 'envelope_labels.name'])
          .where(
            'envelope_tags.envelope_id',
            'in',
            envelopes.map(({ row }) => row.id),
          )
          .execute()
  const byEnvelope = Map.groupBy(tags, ({ envelope_id }) => envelope_id)
  return {
    folders: new Map(folders.map(row => [row.id, open(row)])),
    tags: new Map(
      [...byEnvelope].map(([id, own]) => [
        id,
        own.map(({ id: tag, name }) => open({ id: tag, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
      ]),
    ),
  }
}

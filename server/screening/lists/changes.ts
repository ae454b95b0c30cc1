import type { ListEntity } from '../../engines/lists/entity.ts'
import type { Context } from '../../platform/context.ts'
import { openEntity } from './entryRows.ts'

export const changeKinds = ['added', 'changed', 'removed'] as const

export type ChangeKind = (typeof changeKinds)[number]

interface ChangesQuery {
  listId: string
  /** The version and the one it was compared with. */
  number: number
  base: number | null
  kind: ChangeKind
  /** The entry's id, exclusive. */
  after?: string | undefined
  limit: number
}

export interface Change {
  id: string
  entity: ListEntity
  /** What stood there before, if it changed. */
  before: ListEntity | null
}

/** What came, changed or went with a version, by entry. */
export async function listChanges(ctx: Pick<Context, 'db' | 'vault'>, query: ChangesQuery): Promise<Change[]> {
  const { listId, number, base, kind, after = '', limit } = query
  const isGone = kind === 'removed'
  const rows = await ctx.db
    .selectFrom('screening_entities as entity')
    .leftJoin('screening_entities as other', join =>
      join
        .onRef('other.list_id', '=', 'entity.list_id')
        .onRef('other.source_id', '=', 'entity.source_id')
        .on(isGone ? 'other.since' : 'other.until', '=', isGone ? number : base),
    )
    .select([
      'entity.id',
      'entity.data',
      'entity.data_sealed',
      'other.id as otherId',
      'other.data as otherData',
      'other.data_sealed as otherSealed',
    ])
    .where('entity.list_id', '=', listId)
    .where(isGone ? 'entity.until' : 'entity.since', '=', isGone ? base : number)
    .where('other.id', kind === 'changed' ? 'is not' : 'is', null)
    .where('entity.id', '>', after)
    .orderBy('entity.id')
    .limit(limit)
    .execute()
  return rows.map(({ otherId, otherData, otherSealed, ...row }) => ({
    id: row.id,
    entity: openEntity(ctx.vault, row),
    before: (otherId && openEntity(ctx.vault, { id: otherId, data: otherData, data_sealed: otherSealed })) || null,
  }))
}

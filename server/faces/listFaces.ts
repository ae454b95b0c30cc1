import type { z } from 'zod'
import type { listFaces as call } from '../../contracts/calls/faceSearch.ts'
import { faceSearchLimits } from '../../contracts/faces/faceSearch.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { queuePlaces } from '../platform/taskPool/readingQueue.ts'
import { presentFace, referenceIndex } from './faceRow.ts'

type Query = z.output<NonNullable<typeof call.query>>

/** A page of the account's faces, the newest first; a refused one too, until it is cleared away. */
export async function listFaces(
  ctx: Context,
  { actor, locale }: Scope<CustomerActor | KeyActor>,
  { reference, after }: Query,
): Promise<z.input<typeof call.reply>> {
  const { page } = faceSearchLimits
  const rows = await ctx.db
    .selectFrom('faces')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('status', 'in', ['reading', 'enrolled', 'refused'])
    .$if(reference !== undefined && reference !== '', own =>
      own.where('reference_index', '=', referenceIndex(ctx.vault, reference ?? '')),
    )
    .$if(after !== undefined, own => own.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(page + 1)
    .execute()
  const shown = rows.slice(0, page)
  const places = await queuePlaces(
    ctx.db,
    shown.flatMap(({ id, status }) => (status === 'reading' ? [id] : [])),
  )
  return {
    faces: shown.map(row => presentFace(ctx.vault, row, locale, places.get(row.id))),
    next: rows.length > page ? (shown.at(-1)?.id ?? null) : null,
  }
}

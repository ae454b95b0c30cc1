import type { z } from 'zod'
import type { listCheckFiles } from '../../../contracts/calls/files.ts'
import { presentFile } from '../../files/fileRow.ts'
import { sampleName } from '../../files/openFile.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownVerification } from './present.ts'
import { filesOf } from './queue.ts'
import { openInput } from './values.ts'

/** The files of one check, in its order, then those that it has made of them: what they are, how long they are kept, and the proof of what was deleted. Throws `not_found`. */
export async function checkFiles(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<z.input<typeof listCheckFiles.reply>> {
  const row = await ownVerification(ctx, scope, id)
  const ids = filesOf(row.product, openInput(ctx.vault, row))
  if (ids.length === 0) return { files: [], samples: [], order: [] }
  const placeOf = (file: string) => (ids.includes(file) ? ids.indexOf(file) : ids.length)
  const rows = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where(file => file.or([file('id', 'in', ids), file('verification_id', '=', id)]))
    .where('user_id', '=', scope.actor.userId)
    .execute()
  return {
    files: rows.sort((a, b) => placeOf(a.id) - placeOf(b.id)).map(file => presentFile(ctx.vault, file)),
    samples: ids.flatMap(one => {
      const name = sampleName(one)
      return name ? [{ id: one, name }] : []
    }),
    order: ids,
  }
}

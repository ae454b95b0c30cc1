import type { Locale } from '../../../contracts/platform/text.ts'
import type { Trx } from '../../platform/context.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/**
 * Makes the version before the current one current again and returns its number; it is searched from now on. The next import compares
 * with it. Throws `conflict` if there is none before it, and while an import runs.
 */
export async function rollBack(trx: Trx, { locale }: { locale: Locale }, listId: string): Promise<number> {
  const list = await trx
    .selectFrom('screening_lists')
    .select('current_version')
    .where('id', '=', listId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!list) throw notFound('list')
  const versions = () =>
    trx.selectFrom('screening_list_versions').select(['id', 'number', 'base']).where('list_id', '=', listId)
  if (await versions().where('state', '=', 'importing').executeTakeFirst())
    throw new Problem('conflict', translate(locale, 'watchLists.importing'))
  const current = await versions().where('state', '=', 'current').executeTakeFirst()
  if (!current || current.base === null) throw new Problem('conflict', translate(locale, 'watchLists.noFormer'))
  await trx.updateTable('screening_list_versions').set({ state: 'rolledBack' }).where('id', '=', current.id).execute()
  await trx
    .updateTable('screening_list_versions')
    .set({ state: 'current' })
    .where('list_id', '=', listId)
    .where('number', '=', current.base)
    .execute()
  await trx.updateTable('screening_lists').set({ current_version: current.base }).where('id', '=', listId).execute()
  return current.base
}

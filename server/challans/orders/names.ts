import type { Context } from '../../platform/context.ts'

/** Names for the actors of orders, as staff read them: staff by theirs, whoever pays as the customer, and the rest is the server. */
export async function namesOf(
  { db, config }: Pick<Context, 'db' | 'config'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const staff = ids.filter(id => id.startsWith('adm_'))
  const rows = staff.length
    ? await db.selectFrom('admins').select(['id', 'name']).where('id', 'in', staff).execute()
    : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return id => names.get(id) ?? (isPayer(id) ? 'Customer' : config.BRAND_NAME)
}

const isPayer = (id: string) => id === 'visitor' || id.startsWith('usr_') || id.startsWith('sub_')

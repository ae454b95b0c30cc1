import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import { writeBuiltInRoles } from '../platform/db/builtInRoles.ts'

/** What the schema and the keys need, and no seed inserts. */
const kept = ['migrations', 'settings']

/** Empties a database in which nobody has worked, and removes its files. */
export async function discardUnfinished(ctx: Pick<Context, 'db' | 'jobs' | 'objects'>): Promise<void> {
  // Before their keys go, which name the files.
  const objects = await ctx.db.selectFrom('object_keys').select('object_id').execute()
  for (const { object_id } of objects) await ctx.objects.remove(object_id)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
    and not tablename = any(${kept})`.execute(ctx.db)
  await ctx.jobs.boss.deleteAllJobs()
  await ctx.db.transaction().execute(async trx => {
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(trx)
    // Own roles go with their customers; without the built-in ones nobody can be inserted.
    await writeBuiltInRoles(trx)
  })
}

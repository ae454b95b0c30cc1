import { sql } from 'kysely'
import { objectOf } from '../files/fileRow.ts'
import type { Context, Db } from '../platform/context.ts'

/** What the schema and the keys need, and no seed inserts. */
const kept = ['migrations', 'settings']

/** Empties a database in which nobody has worked, and removes the files of its rows. */
export async function discardUnfinished(ctx: Pick<Context, 'db' | 'jobs' | 'objects'>): Promise<void> {
  const objects = await storedObjects(ctx.db)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
    and not tablename = any(${kept})`.execute(ctx.db)
  await ctx.jobs.boss.deleteAllJobs()
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(ctx.db)
  for (const id of objects) await ctx.objects.remove(id)
}

async function storedObjects(db: Db): Promise<string[]> {
  const files = await db.selectFrom('files').select('id').execute()
  const logos = await db.selectFrom('letterheads').select('logo_id as id').where('logo_id', 'is not', null).execute()
  const proofs = await db.selectFrom('challan_files').select('object_id as id').execute()
  return [...files.map(({ id }) => objectOf(id)), ...[...logos, ...proofs].map(({ id }) => id as string)]
}

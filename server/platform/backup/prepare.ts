import { sql } from 'kysely'
import type { Db, Trx } from '../context.ts'

/** What the tables are loaded without: references to rows that come later, and triggers that act on rows. */
interface SetAside {
  references: { place: string; name: string; definition: string }[]
  triggers: { place: string }[]
}

/** The tables, sequences, types and functions of the current schema, without those of extensions. */
const ownObjects = sql`
  select 'table' as kind, c.oid::regclass::text as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select 'function', p.oid::regprocedure::text from pg_proc p
  where p.pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** What a database holds: nothing, an installation of ours, or the tables of something else. */
export async function findContent(db: Db): Promise<'nothing' | 'ours' | 'foreign'> {
  const { rows } = await sql<{ name: string }>`select name from (${ownObjects}) own where kind = 'table'`.execute(db)
  if (rows.length === 0) return 'nothing'
  return rows.some(({ name }) => name === 'migrations') ? 'ours' : 'foreign'
}

/** Drops everything that the migrations have created. */
export async function dropAll(trx: Trx): Promise<void> {
  const { rows } = await sql<{ kind: 'table' | 'function'; name: string }>`${ownObjects}`.execute(trx)
  const tables = rows.filter(({ kind }) => kind === 'table').map(({ name }) => name)
  if (tables.length > 0) await sql`drop table ${sql.raw(tables.join(', '))} cascade`.execute(trx)
  // Those of columns went with their tables.
  const { rows: sequences } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace`.execute(trx)
  for (const { name } of sequences) await sql`drop sequence ${sql.raw(name)}`.execute(trx)
  for (const { name } of rows.filter(({ kind }) => kind === 'function'))
    await sql`drop function ${sql.raw(name)} cascade`.execute(trx)
}

/** Empties the migrated tables and sets aside what would get in the way of their rows. */
export async function openForRows(trx: Trx): Promise<SetAside> {
  const { rows: references } = await sql<SetAside['references'][number]>`
    select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`.execute(trx)
  for (const { place, name } of references)
    await sql`alter table ${sql.raw(place)} drop constraint ${sql.raw(name)}`.execute(trx)
  const { rows: triggers } = await sql<SetAside['triggers'][number]>`
    select distinct tgrelid::regclass::text as place from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(trx)
  for (const { place } of triggers) await sql`alter table ${sql.raw(place)} disable trigger user`.execute(trx)
  const { rows } = await sql<{ name: string }>`select name from (${ownObjects}) own where kind = 'table'`.execute(trx)
  await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))}`.execute(trx)
  return { references, triggers }
}

/** Puts back what was set aside, which checks every reference. */
export async function closeAfterRows(trx: Trx, { references, triggers }: SetAside): Promise<void> {
  for (const { place } of triggers) await sql`alter table ${sql.raw(place)} enable trigger user`.execute(trx)
  for (const { place, name, definition } of references)
    await sql`alter table ${sql.raw(place)} add constraint ${sql.raw(`${name} ${definition}`)}`.execute(trx)
  await sql`analyze`.execute(trx)
}

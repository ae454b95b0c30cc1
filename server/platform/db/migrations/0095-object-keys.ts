import { type Kysely, sql } from 'kysely'

/**
 * Stored objects are sealed in frames (decision 0071), and one table has their keys. What versions before have stored is listed with the keys
 * that lay with its owners, still bound to their former place; the server rewrites it in the background. Files that browsers have uploaded to an
 * address of the bucket, and that nobody has inspected yet, are listed under the name at which they may lie.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const formerKey = (column: string, id: string, sealed: string) =>
  `jsonb_build_object('column', '${column}', 'id', ${id}, 'sealed', ${sealed})`

const statements = [
  `create table object_keys (
    object_id text primary key,
    stored_as text not null unique,
    key_sealed text,
    bytes bigint,
    former_key jsonb,
    replaced text,
    check ((key_sealed is null) = (bytes is null)),
    check (key_sealed is null or former_key is null))`,
  `create index object_keys_old on object_keys (object_id) where key_sealed is null or replaced is not null`,

  `insert into object_keys (object_id, stored_as)
    select id, case when uploaded_at is null then 'incoming/' || id else id end
    from objects where uploaded_at is not null or bytes > 0
    union all select object_id, object_id from challan_files
    union all select object_id, object_id from (
      select jsonb_array_elements(files) ->> 'objectId' as object_id from screening_list_versions) as uploads
      where object_id is not null
    on conflict do nothing`,
  `insert into object_keys (object_id, stored_as, former_key)
    select object_id, object_id, former_key from (
      select 'obj' || substr(id, strpos(id, '_')) as object_id, ${formerKey('files.key_sealed', 'id', 'key_sealed')} as former_key
        from files where key_sealed is not null
      union all select logo_id, ${formerKey('letterheads.logo_key_sealed', 'user_id', 'logo_key_sealed')}
        from letterheads where logo_id is not null
      union all select object_id, ${formerKey('bank_statements.key_sealed', 'id', 'key_sealed')} from bank_statements) as sealed`,

  // The checks that named these columns go with them.
  `alter table files drop column key_sealed`,
  `alter table letterheads drop column logo_key_sealed`,
  `alter table letterheads add
    check (num_nonnulls(logo_id, logo_width, logo_height, logo_bytes, logo_sha256, logo_changed_at) in (0, 6))`,
  `alter table bank_statements drop column key_sealed`,
]

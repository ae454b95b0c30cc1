import { type RawBuilder, sql } from 'kysely'

/** Names the versions that the account's screenings search: another text with every new, removed or rolled back one. */
export const searchedVersions = (userId: RawBuilder<string>): RawBuilder<string | null> => sql`(
  select string_agg(list.id || ':' || list.current_version, ',' order by list.id) from screening_lists as list
  where list.removed_at is null and list.current_version is not null
    and (list.owner_id is null or list.owner_id = ${userId}))`

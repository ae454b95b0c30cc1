import { type Kysely, sql } from 'kysely'

export const id = '0195-access-reviews'

/** Every quarter super-admins look at the access of each member of staff (decision 0133). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table access_reviews (
    id text primary key,
    quarter text unique check (quarter ~ '^[0-9]{4}-Q[1-4]$'),
    opened_at timestamptz not null default now(),
    opened_by text references admins,
    finished_at timestamptz,
    finished_by text references admins,
    check ((quarter is null) = (opened_by is not null)),
    check ((finished_at is null) = (finished_by is null)))`,
  `create table access_review_people (
    review_id text not null references access_reviews,
    admin_id text not null references admins,
    name text not null,
    email text not null,
    role text not null,
    role_name jsonb not null,
    rights jsonb not null,
    last_sign_in_at timestamptz,
    since timestamptz not null,
    given_by text,
    until date,
    decision text check (decision in ('keep', 'change', 'end')),
    note text check (decision is not distinct from 'keep' or decision is null or note is not null),
    decided_by text references admins,
    decided_at timestamptz,
    primary key (review_id, admin_id),
    check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)))`,
]

import { type Kysely, sql } from 'kysely'

/** What a person is asked to do before the camera; good for a few minutes and one check (decision 0059). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table face_challenges (
    id text primary key,
    user_id text not null references users,
    steps text not null,
    expires_at timestamptz not null,
    used_for text,
    created_at timestamptz not null default now())`,
  `create index face_challenges_of_user on face_challenges (user_id, expires_at)`,
]

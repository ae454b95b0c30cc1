import { type Kysely, sql } from 'kysely'

export const id = '0034-known-devices'

/** The browsers in which somebody has signed in, by the SHA-256 of their cookie (docs/decisions/0028-proof-devices-and-idle-sessions.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table known_devices (
    device text not null,
    owner_id text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    primary key (owner_id, device))`,
]

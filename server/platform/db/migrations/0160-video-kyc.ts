import { type Kysely, sql } from 'kysely'

/** Settings and sessions of video KYC, and what was told about whether the account may be used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table video_kyc_settings (
    user_id text primary key references users (id) on delete cascade,
    settings jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`,
  `create table video_kyc_sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    case_id text not null references cases (id) on delete cascade,
    step text not null,
    round integer not null,
    attempt integer not null,
    way text not null check (way in ('moving', 'still')),
    state text not null default 'open' check (state in ('open', 'late', 'left', 'handedOver')),
    stage text not null default 'consent' check (stage in ('consent', 'device', 'card', 'tasks', 'handedOver', 'judged')),
    settings jsonb not null,
    record_sealed text,
    card_check text,
    pan_check text,
    country text,
    outcome text,
    reasons text[] not null default '{}',
    score integer,
    turn integer,
    started_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  `create index video_kyc_sessions_of on video_kyc_sessions (case_id, started_at)`,
  `create index video_kyc_sessions_of_account on video_kyc_sessions (user_id, started_at)`,
  `create index video_kyc_sessions_reading on video_kyc_sessions (card_check) where card_check is not null and pan_check is null`,
  `create table video_kyc_gates (
    case_id text primary key references cases (id) on delete cascade,
    gate text not null check (gate in ('usable', 'waiting', 'refused')),
    told_at timestamptz not null default now()
  )`,
  `create index video_kyc_cases_ended on cases (ended_at) where product = 'video-kyc'`,
]

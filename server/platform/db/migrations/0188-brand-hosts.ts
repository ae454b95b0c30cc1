import { type Kysely, sql } from 'kysely'

export const id = '0188-brand-hosts'

/** The hosts of brands (decision 0127). A host that has ended may be added again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table brand_hosts (
    id text primary key,
    brand_id text not null references challan_brands on delete cascade,
    host text not null,
    kind text not null check (kind in ('subdomain', 'domain')),
    proof text not null,
    state text not null check (state in ('waiting', 'verified', 'lost', 'ended')),
    answer text check (answer in ('found', 'missing', 'otherValue', 'noAnswer')),
    misses integer not null default 0,
    checked_at timestamptz,
    check_at timestamptz,
    verified_at timestamptz,
    ends_at timestamptz,
    ended_by text references admins,
    end_reason text,
    added_by text not null references admins,
    created_at timestamptz not null default now())`,
  `create unique index brand_hosts_host on brand_hosts (host) where state = 'verified' or state = 'lost'`,
  `create unique index brand_hosts_asked on brand_hosts (brand_id, host) where state <> 'ended'`,
  `create index brand_hosts_due on brand_hosts (check_at) where check_at is not null`,
  `create index brand_hosts_ending on brand_hosts (ends_at) where ends_at is not null and state <> 'ended'`,
]

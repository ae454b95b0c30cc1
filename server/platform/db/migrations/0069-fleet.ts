import { type Kysely, sql } from 'kysely'

/**
 * The vehicles of an account, made from its checks (decision 0044). A check is read once: `fleet_read_at` says which ones were, so
 * that those from before this migration are read as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table verifications add column fleet_read_at timestamptz`,
  `create index verifications_for_fleet on verifications (id)
    where fleet_read_at is null and status = 'completed' and mode = 'live'
      and product in ('vehicle-rc-check', 'vehicle-by-chassis', 'vehicle-challans')`,
  `create table fleet_vehicles (
    id text primary key,
    user_id text not null references users,
    rc_index text not null,
    rc_sealed text not null,
    rc_masked text not null,
    verification_id text not null references verifications,
    status text not null,
    vehicle_class text not null,
    fuel text not null,
    state text not null,
    registered_on date,
    insurance_upto date,
    puc_upto date,
    fitness_upto date,
    permit_upto date,
    tax_upto date,
    next_expiry date generated always as (least(insurance_upto, puc_upto, fitness_upto, permit_upto, tax_upto)) stored,
    financed boolean,
    group_name text,
    pending_challans integer,
    pending_paise bigint,
    challans_at timestamptz,
    checked_at timestamptz not null,
    removed_at timestamptz,
    created_at timestamptz not null default now(),
    unique (user_id, rc_index))`,
  `create index fleet_vehicles_by_expiry on fleet_vehicles (user_id, next_expiry) where removed_at is null`,
  `create index fleet_vehicles_ending on fleet_vehicles (next_expiry) where removed_at is null`,
  // Only what an account's exposure is made of. The challans themselves are in the sealed answer.
  `create table fleet_challans (
    vehicle_id text not null references fleet_vehicles on delete cascade,
    place integer not null,
    issued_on date not null,
    amount_paise bigint not null,
    payability text not null,
    primary key (vehicle_id, place))`,
  `create table fleet_settings (
    user_id text primary key references users,
    reminders_on boolean not null,
    documents jsonb not null,
    recipients jsonb not null,
    changed_at timestamptz not null default now())`,
  `create table fleet_reminders (
    vehicle_id text not null references fleet_vehicles on delete cascade,
    document text not null,
    upto date not null,
    step integer not null,
    sent_at timestamptz not null default now(),
    primary key (vehicle_id, document, upto, step))`,
]

import { type Kysely, sql } from 'kysely'

export const id = '0026-check-days'

/** Live checks counted by day, so that a dashboard over a million checks is read as fast as one over ten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Days of India. A row counts the checks of a customer, product and status; without a customer those of everybody, and without a
  // product all of the customer's.
  `create table check_days (
    user_id text references users,
    day text not null,
    product text,
    status text,
    checks bigint not null,
    charge_paise bigint not null,
    unique nulls not distinct (user_id, day, product, status),
    check ((product is null) = (status is null)))`,
  `create index check_days_whole on check_days (day) where product is null`,
  // Each step is a tenth longer than the previous one, as in usage_latencies.
  `create table check_latencies (
    user_id text not null references users,
    day text not null,
    step integer not null,
    checks bigint not null,
    primary key (user_id, day, step))`,

  // Ended checks that are not counted yet. It has no index, because every check writes to it and few rows are ever in it.
  `create table uncounted_checks (
    user_id text not null,
    product text not null,
    status text not null,
    charge_paise bigint not null,
    duration_ms integer,
    created_at timestamptz not null
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000)`,
  `create function note_ended_check() returns trigger language plpgsql as $$
  begin
    insert into uncounted_checks
    values (new.user_id, new.product, new.status, new.charge_paise, new.duration_ms, new.created_at);
    return null;
  end $$`,
  `create trigger verification_inserted after insert on verifications for each row
    when (new.mode = 'live' and new.finished_at is not null) execute function note_ended_check()`,
  `create trigger verification_ended after update of finished_at on verifications for each row
    when (new.mode = 'live' and old.finished_at is null and new.finished_at is not null)
    execute function note_ended_check()`,

  `insert into check_days
    select user_id, day, product, status, count(*), sum(charge_paise)::bigint
    from (select *, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from verifications
      where mode = 'live' and finished_at is not null) as ended
    group by grouping sets ((user_id, day, product, status), (user_id, day), (day, product, status))`,
  `insert into check_latencies
    select user_id, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
      round(ln(greatest(duration_ms, 1)::float8) / ln(1.1::float8))::int, count(*)
    from verifications where mode = 'live' and finished_at is not null and duration_ms is not null
    group by 1, 2, 3`,
]

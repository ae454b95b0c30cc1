import { type Kysely, sql } from 'kysely'

export const id = '0013-usage'

/** Requests and replies, masked; and usage counted by day, so that a year is read as fast as a week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table request_log add column mode text check (mode in ('live', 'test'))`,
  `alter table request_log add column outcome text`,
  `alter table request_log add column reference text`,
  `alter table request_log add column request_body jsonb`,
  `alter table request_log add column reply_body jsonb`,
  `update request_log set
    mode = coalesce((select api_keys.mode from api_keys where api_keys.id = request_log.api_key_id), 'live'),
    outcome = case
      when status_code < 300 then coalesce((select verifications.status from verifications
        where verifications.id = request_log.verification_id and verifications.status = 'not_found'), 'completed')
      when status_code < 500 then 'refused'
      when status_code = 503 then 'source_unavailable'
      else 'failed' end`,
  `alter table request_log alter column mode set not null`,
  `alter table request_log alter column outcome set not null`,
  // For selective filters on a table of millions of rows.
  `create index request_log_key on request_log (api_key_id, id desc)`,
  `create index request_log_unanswered on request_log (user_id, outcome, id desc) where outcome <> 'completed'`,
  `create index request_log_faults on request_log (outcome, id desc) where outcome in ('source_unavailable', 'failed')`,
  `create index request_log_test on request_log (user_id, id desc) where mode = 'test'`,
  `create index request_log_reference on request_log (reference) where reference is not null`,
  `create index request_log_verification on request_log (verification_id) where verification_id is not null`,

  // Days in India. '' means none, because a primary key cannot contain nulls.
  `create table usage_days (
    user_id text not null references users,
    mode text not null,
    day text not null,
    product text not null,
    api_key_id text not null,
    outcome text not null,
    status_code integer not null,
    calls bigint not null,
    charge_paise bigint not null,
    primary key (user_id, mode, day, product, api_key_id, outcome, status_code))`,
  // Durations of calls that reached a source, in steps of 10%; used for medians.
  `create table usage_latencies (
    user_id text not null references users,
    mode text not null,
    day text not null,
    step integer not null,
    calls bigint not null,
    primary key (user_id, mode, day, step))`,
  `insert into usage_days
    select user_id, mode, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), coalesce(product, ''),
      coalesce(api_key_id, ''), outcome, status_code, count(*), sum(charge_paise)::bigint
    from request_log group by 1, 2, 3, 4, 5, 6, 7`,
  `insert into usage_latencies
    select user_id, mode, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
      round(ln(greatest(duration_ms, 1)::float8) / ln(1.1::float8))::int, count(*)
    from request_log
    where product is not null and outcome in ('completed', 'not_found', 'source_unavailable')
    group by 1, 2, 3, 4`,
]

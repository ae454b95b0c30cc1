/** The hand-written service's SQL for a verification; reserve and capture are those of the ledger's benchmark. */
export const insertVerification = `
  insert into verifications (id, product, user_id, api_key_id, requested_by, requested_by_index, mode, channel, reference, purpose, consented_at,
    subject_masked, subject_index, input_sealed, status, wallet, charge_paise, hold_id, timeline, created_at)
  values ($1, 'pan-check', $2, $3, $4, $5, $6, 'api', $7, $8, $12, $9, $10, $11, 'in_progress', 'api', $13, $14, $15, $12)`

export const insertAudit = `
  insert into audit_events (id, action, actor_kind, actor_id, user_id, subject, data, ip, request_id, created_at)
  values ($1, 'verification.created', 'key', $2, $3, $4, $5, $6, $7, $8)`

export const updateVerification = `
  update verifications set status = $2, outcome = $3, result_sealed = $4, source = 'sandbox', fetched_at = $5,
    balance_after_paise = $6, transfer_id = $7, timeline = $8, duration_ms = $9, finished_at = $10
  where id = $1 and status = 'in_progress' returning id`

export const findEndpoints = `
  select id from webhook_endpoints
  where user_id = $1 and disabled_at is null and events @> '["verification.completed"]'::jsonb`

export const insertDelivery = `
  insert into webhook_deliveries (id, endpoint_id, user_id, event, event_id, body, next_at)
  values ($1, $2, $3, 'verification.completed', $4, $5, now())`

export const findKey = `
  select api_keys.id, api_keys.user_id as "userId", api_keys.name, api_keys.mode, wallets.id as "walletId",
    coalesce((select price_paise from prices where product = 'pan-check' and effective_from <= now()
      and (effective_until is null or effective_until > now()) and (user_id is null or user_id = api_keys.user_id)
      order by user_id nulls last, id desc limit 1), 150) as paise
  from api_keys join users on users.id = api_keys.user_id join wallets on wallets.user_id = users.id and wallets.kind = 'api'
  where api_keys.hash = $1 and revoked_at is null and users.is_active`

const logColumns = `id, user_id, api_key_id, method, path, product, mode, outcome, reference, request_body, reply_body,
  status_code, verification_id, charge_paise, duration_ms, ip, created_at`

const log = `jsonb_to_recordset($1) as log (id text, user_id text, api_key_id text, method text, path text, product text,
  mode text, outcome text, reference text, request_body jsonb, reply_body jsonb, status_code integer, verification_id text,
  charge_paise bigint, duration_ms integer, ip text, created_at timestamptz)`

const day = `to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

export const insertLog = `insert into request_log (${logColumns}) select ${logColumns} from ${log}`

export const countCalls = `
  insert into usage_days as kept
  select user_id, mode, ${day}, product, api_key_id, outcome, status_code, count(*), sum(charge_paise)::bigint
  from ${log} group by 1, 2, 3, 4, 5, 6, 7
  on conflict (user_id, mode, day, product, api_key_id, outcome, status_code) do update
  set calls = kept.calls + excluded.calls, charge_paise = kept.charge_paise + excluded.charge_paise`

export const countLatencies = `
  insert into usage_latencies as kept
  select user_id, mode, ${day}, round(ln(greatest(duration_ms, 1)::float8) / ln(1.1::float8))::int, count(*)
  from ${log} group by 1, 2, 3, 4
  on conflict (user_id, mode, day, step) do update set calls = kept.calls + excluded.calls`

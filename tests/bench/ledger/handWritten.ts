/** What one would write for `pg` alone: the same rows in the same tables, one statement each for reserve and capture. */
export const reserveSql = `
  with wallet as materialized (
    select id, user_id, account_type, available_paise, held_paise from wallets where id = $1 for update
  ), moved as (
    insert into transfers (id, kind, wallet_id, user_id, hold_id, amount_paise, available_after_paise, held_after_paise,
      idempotency_key, reference, description, actor)
    select $2, 'reserve', id, user_id, $3, $4::bigint, available_paise - $4::bigint, held_paise + $4::bigint, $5, $6, $7, $8
    from wallet where account_type = 'Postpaid' or available_paise >= $4::bigint
    on conflict (idempotency_key) do nothing
    returning *
  ), kept as (
    update wallets set available_paise = moved.available_after_paise, held_paise = moved.held_after_paise
    from moved where wallets.id = moved.wallet_id
  ), lines as (
    insert into ledger_lines (transfer_id, account, wallet_id, amount_paise)
    select id, 'wallet:' || wallet_id, wallet_id, -amount_paise from moved
    union all
    select id, 'hold:' || hold_id, wallet_id, amount_paise from moved
  ), opened as (
    insert into holds (id, wallet_id, amount_paise, remaining_paise, reference, expires_at)
    select hold_id, wallet_id, amount_paise, amount_paise, reference, now() + interval '1 hour' from moved
  )
  select id, available_after_paise from moved`

export const captureSql = `
  with wallet as materialized (
    select id, user_id, available_paise, held_paise from wallets
    where id = (select wallet_id from holds where id = $1) for update
  ), hold as materialized (
    select holds.* from wallet join holds on holds.wallet_id = wallet.id where holds.id = $1 for update of holds
  ), moved as (
    insert into transfers (id, kind, wallet_id, user_id, hold_id, amount_paise, available_after_paise, held_after_paise,
      idempotency_key, reference, description, actor)
    select $2, 'capture', wallet.id, wallet.user_id, hold.id, $3::bigint, wallet.available_paise,
      wallet.held_paise - $3::bigint, $4, $5, $6, $7
    from wallet, hold where hold.remaining_paise >= $3::bigint
    on conflict (idempotency_key) do nothing
    returning *
  ), kept as (
    update wallets set held_paise = moved.held_after_paise from moved where wallets.id = moved.wallet_id
  ), settled as (
    update holds set remaining_paise = hold.remaining_paise - moved.amount_paise,
      captured_paise = hold.captured_paise + moved.amount_paise
    from moved join hold on hold.id = moved.hold_id where holds.id = hold.id
  ), lines as (
    insert into ledger_lines (transfer_id, account, wallet_id, amount_paise)
    select id, 'hold:' || hold_id, wallet_id, -amount_paise from moved
    union all
    select id, 'revenue', null, amount_paise from moved
  )
  select id, available_after_paise from moved`

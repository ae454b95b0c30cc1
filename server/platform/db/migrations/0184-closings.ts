import { type Kysely, sql } from 'kysely'

export const id = '0184-closings'

/**
 * Days and months that staff close. The fence is the end of the last day that is prepared or closed. What is booked with a time before it is
 * booked at the time of the clock instead, and keeps its own time in `occurred_at`. Neither a statement of the server nor one typed by hand
 * changes what lies before the fence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const kept = (name: string, table: string, columns: string) =>
  `create trigger ${name} before update of ${columns} or delete on ${table} for each row execute function closed_rows_are_kept()`

const statements = [
  `create table closings (
    id text primary key,
    kind text not null check (kind in ('day', 'month')),
    first_day date not null,
    last_day date not null check (last_day >= first_day),
    state text not null check (state in ('prepared', 'closed', 'reopening')),
    figures jsonb not null,
    digest text not null,
    note text not null,
    prepared_by text not null references admins,
    prepared_mailbox text not null,
    prepared_at timestamptz not null default now(),
    signed_by text references admins,
    signed_mailbox text,
    signed_at timestamptz,
    reopen_by text references admins,
    reopen_mailbox text,
    reopen_at timestamptz,
    reopen_reason text,
    check ((state = 'prepared') = (signed_by is null)),
    check ((signed_by is null) = (signed_at is null) and (signed_by is null) = (signed_mailbox is null)),
    check (signed_by is null or signed_by <> prepared_by and signed_mailbox <> prepared_mailbox),
    check ((state = 'reopening') = (reopen_by is not null)),
    check ((reopen_by is null) = (reopen_reason is null) and (reopen_by is null) = (reopen_mailbox is null)))`,
  `create unique index closings_days on closings (first_day) where kind = 'day'`,

  // Whatever happened to a period, with its figures at that time.
  `create table closing_events (
    id text primary key,
    closing_id text not null,
    action text not null check (action in ('prepared', 'withdrawn', 'signed', 'reopenAsked', 'reopenRefused', 'reopened')),
    made_by text not null references admins,
    made_at timestamptz not null default clock_timestamp(),
    note text,
    figures jsonb not null,
    digest text not null)`,
  `create index closing_events_of on closing_events (closing_id, made_at)`,

  // One row, or none before the first closing.
  `create table closing_fence (
    only_row boolean primary key default true check (only_row),
    closed_until timestamptz)`,

  `alter table transfers add column occurred_at timestamptz`,
  `create index transfers_created on transfers (created_at)`,
  `create index transfers_late on transfers (created_at) where occurred_at is not null`,
  `create index invoices_created on invoices (created_at)`,
  `create index verifications_charged on verifications (transfer_id) where transfer_id is not null`,
  `create index challan_invoices_created on challan_invoices (created_at)`,

  // A transaction that cannot see a fence newer than its snapshot locks the row, and fails if somebody has moved it meanwhile.
  `create function closed_until() returns timestamptz language plpgsql volatile as $$
  declare fence timestamptz;
  begin
    perform pg_advisory_xact_lock_shared(7284184);
    if current_setting('transaction_isolation') = 'read committed' then
      select closed_until into fence from closing_fence;
    else
      select closed_until into fence from closing_fence for share;
    end if;
    return fence;
  end $$`,
  `create function late_transfers_are_booked_now() returns trigger language plpgsql as $$
  declare fence timestamptz := closed_until();
  begin
    if new.created_at < fence then
      new.occurred_at := new.created_at;
      new.created_at := greatest(clock_timestamp(), fence);
    end if;
    return new;
  end $$`,
  `create trigger late_transfers_are_booked_now before insert on transfers for each row
    execute function late_transfers_are_booked_now()`,
  `create function closed_documents_are_whole() returns trigger language plpgsql as $$
  begin
    if new.created_at < closed_until() then
      raise exception 'the period of % is closed', new.id using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger closed_invoices_are_whole before insert on invoices for each row execute function closed_documents_are_whole()`,
  `create trigger closed_challan_invoices_are_whole before insert on challan_invoices for each row
    execute function closed_documents_are_whole()`,
  `create function closed_rows_are_kept() returns trigger language plpgsql as $$
  declare fence timestamptz := closed_until();
  begin
    if old.created_at < fence or tg_op = 'UPDATE' and new.created_at < fence then
      raise exception 'the period of % is closed', old.id using errcode = 'check_violation';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$`,
  kept(
    'closed_transfers_are_kept',
    'transfers',
    'id, kind, wallet_id, user_id, amount_paise, available_after_paise, held_after_paise, hold_id, created_at',
  ),
  kept(
    'closed_invoices_are_kept',
    'invoices',
    'id, kind, number, base_paise, cgst_paise, sgst_paise, igst_paise, place_of_supply, snapshot_sealed, created_at',
  ),
  kept(
    'closed_challan_invoices_are_kept',
    'challan_invoices',
    'id, kind, number, supplier_gstin, fees_paise, cgst_paise, sgst_paise, igst_paise, place_of_supply, created_at',
  ),
  `create function closed_lines_are_kept() returns trigger language plpgsql as $$
  begin
    if (select created_at from transfers where id = coalesce(old.transfer_id, new.transfer_id)) < closed_until() then
      raise exception 'the period of a line of % is closed', coalesce(old.transfer_id, new.transfer_id) using errcode = 'check_violation';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$`,
  `create trigger closed_lines_are_kept before update or delete on ledger_lines for each row
    execute function closed_lines_are_kept()`,
]

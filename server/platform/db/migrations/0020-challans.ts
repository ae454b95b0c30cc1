import { type Kysely, sql } from 'kysely'

export const id = '0020-challans'

/**
 * Traffic challans: brands, fees, sources' answers, searches, orders with their items, events and refunds, and money outside the wallets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Public payers have no wallet, so card payments and payments to courts are in the same ledger, in lines without a wallet.
  `alter table transfers alter column wallet_id drop not null`,
  `alter table transfers alter column user_id drop not null`,
  `alter table transfers drop constraint transfers_kind_check`,
  `alter table transfers add constraint transfers_kind_check
    check (kind in ('credit', 'reserve', 'capture', 'release', 'refund', 'adjust', 'collect', 'settle', 'return'))`,
  `alter table transfers add constraint transfers_wallet_check
    check ((wallet_id is null) = (kind in ('collect', 'settle', 'return')))`,

  `create table challan_brands (
    id text primary key,
    name text not null unique,
    title text not null,
    token text not null unique,
    earlier_token text,
    earlier_token_until timestamptz,
    support_email text not null,
    support_phone text,
    primary_colour text not null,
    primary_dark_colour text not null,
    ink_colour text not null,
    content jsonb not null,
    logo_object_id text,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`,

  `create table challan_fees (
    id text primary key,
    brand_id text references challan_brands,
    state text,
    route text,
    fee_paise bigint not null check (fee_paise >= 0),
    discount_percent integer not null default 0 check (discount_percent between 0 and 99),
    valid_from timestamptz not null,
    created_by text not null,
    created_at timestamptz not null default now())`,
  `create index challan_fees_valid on challan_fees (valid_from)`,

  // One row per challan that any source has reported. The source's answer is encrypted; what is searched for is indexed.
  `create table challans (
    id text primary key,
    challan_no text not null unique,
    vehicle_index text not null,
    state text not null,
    route text not null check (route in ('online', 'virtual_court', 'physical_court', 'contested', 'excluded_state')),
    status text not null,
    amount_paise bigint not null check (amount_paise >= 0),
    sealed text not null,
    source text not null,
    fetched_at timestamptz not null,
    paid_with text,
    paid_at timestamptz,
    created_at timestamptz not null default now())`,
  `create index challans_vehicle on challans (vehicle_index, id)`,

  // When a source was last asked about a vehicle. Until that is outdated, the rows above are used.
  `create table challan_lookups (
    vehicle_index text primary key,
    source text not null,
    fetched_at timestamptz not null,
    count integer not null)`,

  // parentId: the searcher, the vehicle, and the prices that were shown.
  `create table challan_searches (
    id text primary key,
    channel text not null check (channel in ('console', 'public')),
    user_id text references users,
    brand_id text references challan_brands,
    phone_index text,
    vehicle_index text not null,
    vehicle_sealed text not null,
    violator_masked text,
    prices jsonb not null,
    pending integer not null,
    paid integer not null,
    pending_paise bigint not null,
    fetched_at timestamptz not null,
    created_at timestamptz not null default now(),
    check ((channel = 'console') = (user_id is not null)),
    check ((channel = 'public') = (phone_index is not null and brand_id is not null)))`,
  `create index challan_searches_user on challan_searches (user_id, id desc) where user_id is not null`,
  `create index challan_searches_vehicle on challan_searches (user_id, vehicle_index)`,
  `create index challan_searches_old on challan_searches (created_at)`,

  `create table challan_orders (
    id text primary key,
    code text not null unique,
    search_id text not null references challan_searches,
    channel text not null,
    user_id text references users,
    brand_id text references challan_brands,
    phone_index text,
    phone_sealed text,
    vehicle_index text not null,
    vehicle_sealed text not null,
    violator_masked text,
    ordered_by text not null,
    status text not null default 'created'
      check (status in ('created', 'paid', 'processing', 'settled', 'refunded', 'failed', 'expired')),
    means text check (means in ('card', 'wallet')),
    fines_paise bigint not null,
    fees_paise bigint not null,
    gst_paise bigint not null,
    total_paise bigint not null check (total_paise > 0),
    refunded_paise bigint not null default 0,
    gateway text,
    gateway_order_id text unique,
    payment_id text unique,
    reason text,
    divergence text,
    hold_id text,
    transfer_id text references transfers,
    assignee_id text references admins,
    created_at timestamptz not null default now(),
    paid_at timestamptz,
    settled_at timestamptz,
    check_at timestamptz,
    check (total_paise = fines_paise + fees_paise + gst_paise),
    check (refunded_paise between 0 and total_paise))`,
  `create index challan_orders_user on challan_orders (user_id, id desc) where user_id is not null`,
  `create index challan_orders_phone on challan_orders (phone_index, id desc) where phone_index is not null`,
  `create index challan_orders_queue on challan_orders (status, id desc)`,
  `create index challan_orders_due on challan_orders (check_at) where check_at is not null`,
  `create index challan_orders_vehicle on challan_orders (vehicle_index)`,

  `create table challan_order_items (
    id text primary key,
    order_id text not null references challan_orders,
    challan_id text not null references challans,
    challan_no text not null,
    route text not null,
    offence text not null,
    amount_paise bigint not null,
    fee_paise bigint not null,
    discount_percent integer not null,
    fee_id text references challan_fees,
    status text not null default 'created'
      check (status in ('created', 'paid', 'processing', 'settled', 'refunded', 'failed')),
    -- A challan stands in one open order at most: paid ones stay open for good, so that none is paid twice.
    is_open boolean not null default true,
    court_status text,
    evidence_object_id text,
    evidence_reference text,
    settled_at timestamptz)`,
  `create unique index challan_order_items_open on challan_order_items (challan_id) where is_open`,
  `create index challan_order_items_order on challan_order_items (order_id)`,
  `create index challan_order_items_number on challan_order_items (challan_no)`,

  `create table challan_order_events (
    id bigint generated always as identity primary key,
    order_id text not null references challan_orders,
    status text not null,
    actor text not null,
    note text,
    evidence_object_id text,
    at timestamptz not null default now())`,
  `create index challan_order_events_order on challan_order_events (order_id, id)`,

  `create table challan_refunds (
    id text primary key,
    order_id text not null references challan_orders,
    item_ids jsonb not null,
    amount_paise bigint not null check (amount_paise > 0),
    parts jsonb not null,
    reason text not null,
    state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'done', 'failed')),
    asked_by text not null,
    asked_at timestamptz not null default now(),
    decided_by text,
    decided_at timestamptz,
    gateway_refund_id text unique,
    transfer_id text references transfers,
    check_at timestamptz,
    check (decided_by is null or decided_by <> asked_by))`,
  `create index challan_refunds_order on challan_refunds (order_id)`,
  `create unique index challan_refunds_asked on challan_refunds (order_id) where state in ('asked', 'approved')`,

  // Files that staff uploaded and that are not used yet.
  `create table challan_files (
    object_id text primary key,
    uploaded_by text not null,
    type text not null,
    bytes integer not null,
    taken_at timestamptz,
    created_at timestamptz not null default now())`,
]

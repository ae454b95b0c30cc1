import { type Kysely, sql } from 'kysely'

export const id = '0187-white-label'

/**
 * White-label clients (decision 0127): who owns a brand, which citizens have used its pages, what part of the fee its owner has, and of which
 * order. Whoever has looked up or ordered before has no masked phone: an order's is sealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table challan_brands add column owner_id text references users on delete set null`,
  `create index challan_brands_owner on challan_brands (owner_id) where owner_id is not null`,
  `create table brand_users (
    id text primary key,
    brand_id text not null references challan_brands on delete cascade,
    phone_index text not null,
    phone_masked text,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    blocked_at timestamptz,
    blocked_by text references admins,
    block_reason text,
    unique (brand_id, phone_index))`,
  `create index brand_users_of_brand on brand_users (brand_id, id desc)`,
  `create index brand_users_phone on brand_users (phone_index)`,
  `insert into brand_users (id, brand_id, phone_index, first_seen_at, last_seen_at)
    select 'beu_' || substr(min(id collate "C"), 5), brand_id, phone_index, min(created_at), max(created_at)
    from (
      select id, brand_id, phone_index, created_at from challan_searches
      union all select id, brand_id, phone_index, created_at from challan_orders
    ) as used
    where brand_id is not null and phone_index is not null
    group by brand_id, phone_index`,
  `create index challan_searches_phone on challan_searches (phone_index, id desc) where phone_index is not null`,
  `create table client_shares (
    id text primary key,
    user_id text not null references users on delete cascade,
    percent integer not null check (percent between 0 and 100),
    reason text not null,
    set_by text not null references admins,
    created_at timestamptz not null default now())`,
  `create index client_shares_of_user on client_shares (user_id, id desc)`,
  `create table order_shares (
    order_id text primary key references challan_orders on delete cascade,
    client_id text not null references users,
    brand_id text not null references challan_brands,
    percent integer not null check (percent between 0 and 100),
    share_paise bigint not null check (share_paise >= 0),
    reversed_paise bigint not null default 0 check (reversed_paise between 0 and share_paise),
    paid_at timestamptz not null)`,
  `create index order_shares_of_client on order_shares (client_id, order_id desc)`,
  `create index order_shares_paid on order_shares (paid_at)`,
  `alter table approvals
    drop constraint approvals_kind_check,
    add constraint approvals_kind_check check (
      kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice', 'creditNote', 'paymentReturn', 'payout', 'clientShare',
        'staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'recovery'))`,
  `alter table notes drop constraint notes_kind_check`,
  `alter table notes add check (kind in ('customer', 'order', 'lead', 'endUser'))`,
  `alter table follow_ups drop constraint follow_ups_kind_check`,
  `alter table follow_ups add check (kind in ('customer', 'order', 'lead', 'endUser'))`,
]

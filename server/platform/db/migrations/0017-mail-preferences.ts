import { type Kysely, sql } from 'kysely'

export const id = '0017-mail-preferences'

/** Mail preferences of accounts in one table. An alert's amount is kept while its mail is off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without a row, the default in `contracts/people/mailTopics.ts` applies.
  `create table mail_preferences (
    user_id text not null references users,
    topic text not null,
    wanted boolean not null,
    changed_at timestamptz not null default now(),
    primary key (user_id, topic))`,
  `insert into mail_preferences (user_id, topic, wanted)
    select wallet.user_id, case wallet.kind when 'api' then 'lowBalanceApi' else 'lowBalanceProduct' end, false
    from balance_alerts alert join wallets wallet on wallet.id = alert.wallet_id
    where alert.threshold_paise is null`,
  `update balance_alerts set threshold_paise = 10000 where threshold_paise is null`,
  `alter table balance_alerts alter column threshold_paise set not null`,
]

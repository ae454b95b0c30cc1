import { type Kysely, sql } from 'kysely'

/** The public keys of issuers whose signatures count as proofs (docs/decisions/0109). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table issuer_keys (
    id text primary key,
    issuer text not null,
    purpose text not null check (purpose in ('aadhaar', 'einvoice', 'documents')),
    pem text not null,
    fingerprint text not null,
    kid text,
    subject text,
    not_before timestamptz,
    not_after timestamptz,
    imported_at timestamptz not null default now(),
    end_told_at timestamptz,
    removed_at timestamptz)`,
  // Several keys of one issuer stand side by side; each one once.
  'create unique index issuer_keys_once on issuer_keys (purpose, fingerprint) where removed_at is null',
]

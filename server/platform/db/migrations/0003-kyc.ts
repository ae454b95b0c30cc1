import { type Kysely, sql } from 'kysely'

export const id = '0003-kyc'

/** The account's KYC, one record per path; GST details; demo and contact requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Of an Aadhaar number, only the last four digits and a keyed index are ever stored.
  `create table kyc_records (
    id text primary key,
    user_id text not null references users,
    kind text not null check (kind in ('individual', 'company')),
    subject_type text check (subject_type in ('pan', 'cin', 'gstin')),
    subject_sealed text,
    subject_index text,
    holder_name text,
    holder_state text,
    name_match integer,
    aadhaar_last4 text,
    aadhaar_index text,
    directors_sealed text,
    dins_sealed text,
    use_case text not null default '',
    approval_status text check (approval_status in ('Pending', 'Approved', 'Rejected')),
    submitted_at timestamptz,
    decided_at timestamptz,
    decided_by text references admins,
    reason text,
    created_at timestamptz not null default now(),
    unique (user_id, kind))`,
  `create index kyc_records_pending on kyc_records (submitted_at) where approval_status = 'Pending'`,
  `create index kyc_records_subject on kyc_records (subject_index)`,
  `create index kyc_records_aadhaar on kyc_records (aadhaar_index)`,

  `create table gst_details (
    id text primary key,
    user_id text not null references users,
    gstin_sealed text,
    gstin_index text,
    created_at timestamptz not null default now())`,
  `create unique index gst_details_user on gst_details (user_id, coalesce(gstin_index, ''))`,

  `create table leads (
    id text primary key,
    kind text not null check (kind in ('demo', 'contact')),
    name text not null,
    email text not null,
    phone text not null,
    company_name text,
    product_name text not null,
    message text,
    created_at timestamptz not null default now())`,
]

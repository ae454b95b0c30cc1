import { type Kysely, sql } from 'kysely'

export const id = '0110-shown-links'

/**
 * Links that are shown to their maker, of checks and of intelligence reports, are invitations too (docs/decisions/0083). What was sealed in
 * the former columns opens in the new ones (`formerly` in sealedColumns.ts), because it keeps its id: an invitation has the id of the shared
 * link it was, and a link has the id of its report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const invitationOf = `'ivt' || substr(id, 4)`

const statements = [
  `insert into invitations
      (id, kind, subject, user_id, asked_by, state, ended_at, expires_at, openings, last_opened_at, created_at)
    select id, 'sharedCheck', verification_id, user_id, created_by,
      case when revoked_at is null then 'waiting' else 'withdrawn' end, revoked_at, expires_at, openings,
      last_opened_at, created_at
    from verification_shares`,
  `insert into invitation_links (id, hash, invitation_id, created_at)
    select 'ivl' || substr(id, 4), token_hash, id, created_at from verification_shares`,
  `drop table verification_shares`,

  `insert into invitations (id, kind, subject, user_id, state, ended_at, expires_at, openings, last_opened_at, created_at)
    select ${invitationOf}, 'intelligenceReport', id, user_id,
      case when revoked_at is null then 'waiting' else 'withdrawn' end, revoked_at, expires_at, openings,
      (select max(at) from intelligence_openings where report_id = intelligence_reports.id), created_at
    from intelligence_reports`,
  `insert into invitation_links (id, hash, invitation_id, token_sealed, created_at)
    select id, token_hash, ${invitationOf}, token_sealed, created_at from intelligence_reports`,
  `insert into invitation_events (id, invitation_id, kind, at, network, agent)
    select 'ive' || substr(id, 4), 'ivt' || substr(report_id, 4),
      case kind when 'pdf' then 'downloaded' else 'opened' end, at, network, agent
    from intelligence_openings`,
  `drop table intelligence_openings`,
  `alter table intelligence_reports
    drop column token_hash, drop column token_sealed, drop column expires_at, drop column revoked_at, drop column openings`,
]

import type { Selectable } from 'kysely'
import { type IntelligenceSubjects, intelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { defineInvitationKind } from '../invitations/kind.ts'
import { linkUrl } from '../invitations/row.ts'
import type { Context, Db } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'
import type { Vault } from '../platform/vault.ts'

/** The link to a report; its subject is the report. */
export const reportLink = defineInvitationKind({
  name: 'intelligenceReport',
  path: paths.kycIntelligence,
  label: text('See an intelligence report', 'इंटेलिजेंस रिपोर्ट देखें'),
  shown: 'always',
})

/** A report with its link. */
export type SealedReport = Selectable<Schema['intelligence_reports']> & {
  invitation_id: string
  link_id: string
  token_sealed: string | null
  expires_at: string
  revoked_at: string | null
  openings: number
}

export const reportsIn = (db: Db) =>
  db
    .selectFrom('intelligence_reports')
    .innerJoin('invitations', join =>
      join.onRef('invitations.subject', '=', 'intelligence_reports.id').on('invitations.kind', '=', reportLink.name),
    )
    .innerJoin('invitation_links', 'invitation_links.invitation_id', 'invitations.id')
    .selectAll('intelligence_reports')
    .select(eb => [
      'invitations.id as invitation_id',
      'invitations.expires_at',
      'invitations.openings',
      'invitation_links.id as link_id',
      'invitation_links.token_sealed',
      eb.case().when('invitations.state', '=', 'withdrawn').then(eb.ref('invitations.ended_at')).end().as('revoked_at'),
    ])

/** A report's row, opened. */
export interface Report extends SealedReport {
  subjects: IntelligenceSubjects
  /** The link's. */
  token: string
}

export function openReport(vault: Vault, row: SealedReport): Report {
  const opened = openRow(vault, 'intelligence_reports', row)
  const { token_sealed: token } = openRow(vault, 'invitation_links', {
    id: row.link_id,
    token_sealed: row.token_sealed ?? '',
  })
  return { ...opened, token, subjects: intelligenceSubjects.parse(JSON.parse(opened.subjects_sealed)) }
}

/** The public page. */
export const urlOf = ({ config }: Pick<Context, 'config'>, { token }: Pick<Report, 'token'>): string =>
  linkUrl(config, paths.kycIntelligence, token)

export const linkState = ({ revoked_at, expires_at }: Pick<SealedReport, 'revoked_at' | 'expires_at'>) =>
  revoked_at !== null ? 'revoked' : Date.parse(expires_at) <= Date.now() ? 'expired' : 'active'

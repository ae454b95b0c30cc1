import type { Selectable } from 'kysely'
import { type IntelligenceSubjects, intelligenceSubjects } from '../../contracts/intelligence.ts'
import { paths } from '../../contracts/paths.ts'
import type { Context } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'
import type { Vault } from '../platform/vault.ts'

export type SealedReport = Selectable<Schema['intelligence_reports']>

/** A report's row, opened. */
export interface Report extends SealedReport {
  subjects: IntelligenceSubjects
}

export function openReport(vault: Vault, row: SealedReport): Report {
  const opened = openRow(vault, 'intelligence_reports', row)
  return { ...opened, subjects: intelligenceSubjects.parse(JSON.parse(opened.subjects_sealed)) }
}

/** The public page. */
export const urlOf = ({ config }: Pick<Context, 'config'>, { token_sealed: token }: Report): string =>
  new URL(paths.kycIntelligence.replace(':requestId', token), config.PUBLIC_URL).href

export const linkState = ({ revoked_at, expires_at }: Pick<SealedReport, 'revoked_at' | 'expires_at'>) =>
  revoked_at !== null ? 'revoked' : Date.parse(expires_at) <= Date.now() ? 'expired' : 'active'

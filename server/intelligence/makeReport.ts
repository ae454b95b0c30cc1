import type { Insertable } from 'kysely'
import type { IntelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { ledgerWords } from '../../contracts/words/ledgerWords.ts'
import type { VerificationRow } from '../checks/verifications/values.ts'
import { createShownLink } from '../invitations/create.ts'
import { reserve } from '../money/wallets/holds.ts'
import { walletOf } from '../money/wallets/walletOf.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { quoteOf } from './bounds.ts'
import { heldMs, sendReport } from './gatherReports.ts'
import { openReport, type Report, reportLink, reportsIn } from './reportRow.ts'
import { reusedIn } from './reuse.ts'

const DAY_MS = 86_400_000

export interface NewReport {
  userId: string
  subjects: IntelligenceSubjects
  mode: 'live' | 'test'
  /** Staff's reports charge the product wallet, those by key the API wallet (A117). */
  channel: 'console' | 'api'
  apiKeyId: string | null
  purpose: Purpose
  /** On what the consent rests. */
  consent: string
  reference?: string | null | undefined
  expiresInDays: number
  codeEmail?: string | null | undefined
  /** Integer paise: the price that the user was shown. */
  atMostPaise?: number | undefined
  /** Checks of the account in the same mode whose answers are taken instead of asking again; they cost nothing more. */
  earlier?: readonly VerificationRow[]
  /** Runs in the transaction that stores the report. */
  also?: (trx: Trx, id: string) => Promise<void>
}

/**
 * Holds what a report can cost at most, stores it and wakes a worker, all or nothing. Throws `bad_request` without a subject, `conflict`
 * above the price that was shown, and `insufficient_balance`.
 */
export async function makeReport(ctx: Context, scope: Scope, request: NewReport, attempt: Attempt): Promise<Report> {
  const id = withIdPrefix('irp', attempt.id)
  const earlier = attempt.resumed && (await readReport(ctx, id))
  if (earlier) return earlier
  const at = new Date()
  const subjects = requireSubjects(scope, request.subjects)
  const reused = reusedIn(ctx.vault, { id, subjects, at }, request.earlier ?? [])
  const quote = await quoteOf(ctx, request.userId, subjects, at, reused)
  const atMostPaise = request.mode === 'test' ? 0 : quote.atMostPaise
  if (request.atMostPaise !== undefined && atMostPaise > request.atMostPaise) {
    const price = formatPaise(atMostPaise)
    throw new Problem('conflict', translate(scope.locale, 'intelligence.priceChanged', { price }))
  }
  const wallet = await walletOf(ctx.db, request.userId, request.channel === 'api' ? 'api' : 'product')
  const row = newRow(ctx, scope, { ...request, subjects, id, at, atMostPaise })
  await ctx.db.transaction().execute(async trx => {
    if (atMostPaise > 0) {
      const hold = await reserve(trx, {
        walletId: wallet.id,
        amountPaise: atMostPaise,
        key: `${id}:reserve`,
        reference: id,
        description: ledgerWords.intelligenceReport.en,
        actor: scope.actor,
        locale: scope.locale,
        expiresAt: new Date(at.getTime() + heldMs),
      })
      row.hold_id = hold.holdId
    }
    await trx.insertInto('intelligence_reports').values(row).execute()
    if (reused.length > 0)
      await trx
        .insertInto('intelligence_checks')
        .values(
          reused.map(({ question, check }) => ({
            report_id: id,
            question,
            verification_id: check.id,
            reused: true,
          })),
        )
        .execute()
    await request.also?.(trx, id)
    await createShownLink(ctx, trx, reportLink, {
      subject: id,
      userId: request.userId,
      expiresAt: new Date(at.getTime() + request.expiresInDays * DAY_MS),
    })
    const data = { purpose: request.purpose, mode: request.mode, atMostPaise, checks: quote.checks }
    await audit(trx, scope, { action: 'intelligenceReport.made', subject: id, userId: request.userId, data })
    await sendReport(ctx, trx, id)
  })
  return (await readReport(ctx, id)) as Report
}

function newRow(
  { vault }: Context,
  { actor }: Scope,
  request: NewReport & { id: string; at: Date; atMostPaise: number },
): Insertable<Schema['intelligence_reports']> & { id: string } {
  return sealRow(vault, 'intelligence_reports', {
    id: request.id,
    user_id: request.userId,
    mode: request.mode,
    channel: request.channel,
    api_key_id: request.apiKeyId,
    made_by: actor.name,
    subjects_sealed: JSON.stringify(request.subjects),
    code_email: request.codeEmail ?? null,
    purpose: request.purpose,
    consent: request.consent,
    reference: request.reference ?? null,
    status: 'gathering',
    hold_id: null,
    at_most_paise: request.atMostPaise,
    created_at: request.at.toISOString(),
    finished_at: null,
    revoke_reason: null,
  })
}

/** Each subject once. */
export function requireSubjects({ locale }: Pick<Scope, 'locale'>, given: IntelligenceSubjects): IntelligenceSubjects {
  const subjects = Object.fromEntries(
    Object.entries(given).flatMap(([kind, list]) => (list?.length ? [[kind, [...new Set(list)]]] : [])),
  ) as IntelligenceSubjects
  if (Object.keys(subjects).length > 0) return subjects
  const message = translate(locale, 'intelligence.noSubject')
  throw new Problem('bad_request', message, [{ field: 'pans', message }])
}

export async function readReport(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  id: string,
): Promise<Report | undefined> {
  const row = await reportsIn(db).where('intelligence_reports.id', '=', id).executeTakeFirst()
  return row && openReport(vault, row)
}

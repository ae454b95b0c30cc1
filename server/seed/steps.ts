import { sql } from 'kysely'
import { makeStatements } from '../money/invoices/statements/make.ts'
import type { Context, Db } from '../platform/context.ts'
import { confirmHolders } from './aadhaarChecks.ts'
import { insertAccounts } from './accounts.ts'
import { analyseStatements } from './bankStatements.ts'
import { runSeededCandidates } from './bgc.ts'
import { runSeededCases } from './cases.ts'
import { closeSeededDays } from './closings.ts'
import { reviewCourtCases } from './courtReviews.ts'
import { readDocuments } from './documents.ts'
import { seedEsign } from './esign.ts'
import { compareFaces, enrolFaces } from './faces.ts'
import { makeFleet } from './fleet.ts'
import { seedIncidents } from './incidents.ts'
import { runSeededInquiries } from './inquiries.ts'
import { makeSeededReport } from './intelligence.ts'
import { giveLogo } from './letterhead.ts'
import { insertPaidMonitors, monitorCounterparties, type PaidMonitor } from './monitors.ts'
import { seedOnboarding } from './onboarding.ts'
import { importOwnList } from './ownList.ts'
import { seedPayouts } from './payouts.ts'
import { HISTORY_DAYS } from './plan.ts'
import { proveDocuments } from './proofs.ts'
import { tryProviders } from './providers.ts'
import { reuseAnswers } from './reuse.ts'
import { seedRoles } from './roles.ts'
import { repeatFleetFile } from './schedules.ts'
import { demoScope } from './scopes.ts'
import { screenCounterparties } from './screenings.ts'
import { importSeededReports } from './settlements.ts'
import type { SeedSize } from './size.ts'
import { seedSupportMessages } from './supportMessages.ts'
import { runSeededTrubgv } from './trubgv.ts'
import { seedVerifications } from './verifications.ts'
import { runSeededCalls } from './videoCalls.ts'
import { runSeededVideoKyc } from './videoKyc.ts'
import { importSandboxLists } from './watchLists.ts'

/** What one seed carries from step to step. */
export interface SeedRun {
  size: SeedSize
  now: Date
  monitored: PaidMonitor[]
}

export interface SeedStep {
  name: string
  run: (ctx: Context, run: SeedRun) => Promise<unknown>
  /** A query with rows once the step has run. Nothing that it looks for is ever deleted. */
  trace: string
}

const checkOf = (product: string) => `select from verifications where product = '${product}'`

/** The seed in its order. The first step is one transaction; the others use the product's own verbs. */
export const seedSteps: readonly SeedStep[] = [
  {
    name: 'accounts',
    run: async (ctx, run) => {
      run.monitored = await insertAccounts(ctx, run.size, run.now)
    },
    trace: `select from admins where email = 'super@satyapan.test'`,
  },
  { name: 'statements', run: ctx => makeStatements(ctx.db), trace: `select from postpaid_statements` },
  { name: 'fleet', run: makeFleet, trace: `select from fleet_vehicles` },
  { name: 'schedules', run: repeatFleetFile, trace: `select from bulk_schedules` },
  {
    name: 'watch lists',
    run: (ctx, { size }) => importSandboxLists(ctx, size),
    trace: `select from screening_lists where owner_id is null`,
  },
  { name: 'own list', run: importOwnList, trace: `select from screening_lists where owner_id is not null` },
  { name: 'screenings', run: screenCounterparties, trace: checkOf('aml-screen') },
  { name: 'letterhead', run: giveLogo, trace: `select from audit_events where action = 'letterhead.logoChanged'` },
  { name: 'documents', run: (ctx, { size }) => readDocuments(ctx, size), trace: checkOf('ocr-document') },
  { name: 'proofs', run: proveDocuments, trace: checkOf('aadhaar-offline') },
  { name: 'faces', run: compareFaces, trace: checkOf('face-match') },
  { name: 'face search', run: enrolFaces, trace: checkOf('face-search') },
  { name: 'Aadhaar checks', run: confirmHolders, trace: checkOf('aadhaar-otp') },
  {
    name: 'court reviews',
    run: reviewCourtCases,
    trace: `select from audit_events where action = 'courtReview.finished'`,
  },
  { name: 'verifications of many sources', run: runSeededTrubgv, trace: `select from trubgv_plans` },
  { name: 'cases', run: runSeededCases, trace: `select from cases where product = 'general'` },
  { name: 'payouts', run: seedPayouts, trace: `select from payout_bank_accounts` },
  // After the payments of cases, some of which are weeks old.
  {
    name: 'settlement reports',
    run: ctx => importSeededReports(ctx, HISTORY_DAYS),
    trace: `select from gateway_reports`,
  },
  // Before the other plans of background verification: an account without any gets the standard packages.
  { name: 'candidates', run: runSeededCandidates, trace: `select from case_notices` },
  { name: 'verifications', run: seedVerifications, trace: `select from verification_tasks where kind = 'quality'` },
  { name: 'onboarding', run: seedOnboarding, trace: `select from onboarding_links` },
  { name: 'video KYC', run: runSeededVideoKyc, trace: `select from video_kyc_gates` },
  { name: 'e-sign', run: (ctx, { size }) => seedEsign(ctx, size), trace: `select from envelopes` },
  { name: 'bank statements', run: analyseStatements, trace: checkOf('bank-statement') },
  {
    name: 'monitors',
    run: async (ctx, { monitored }) => {
      const scope = await demoScope(ctx)
      await insertPaidMonitors(ctx, scope, monitored)
      await monitorCounterparties(ctx, scope)
    },
    trace: `select from monitors`,
  },
  {
    name: 'intelligence report',
    run: async ctx => makeSeededReport(ctx, await demoScope(ctx)),
    trace: `select from intelligence_reports`,
  },
  { name: 'inquiries', run: runSeededInquiries, trace: `select from inquiries` },
  { name: 'video calls', run: runSeededCalls, trace: `select from video_calls` },
  {
    name: 'reused answers',
    run: reuseAnswers,
    trace: `select from audit_events where action = 'answerReuse.set'`,
  },
  { name: 'providers', run: tryProviders, trace: `select from provider_accounts` },
  { name: 'incidents', run: (ctx, { now }) => seedIncidents(ctx, now), trace: `select from incidents` },
  {
    name: 'messages to customers',
    run: (ctx, { now }) => seedSupportMessages(ctx, now),
    trace: `select from support_messages`,
  },
  { name: 'roles', run: (ctx, { now }) => seedRoles(ctx, now), trace: `select from access_reviews` },
  // Last: nothing can be booked into these days from then on.
  { name: 'closings', run: (ctx, { now }) => closeSeededDays(ctx, now), trace: `select from closing_events` },
]

/** The steps that have never run. */
export async function stepsWithoutTrace(db: Db): Promise<SeedStep[]> {
  const missing: SeedStep[] = []
  for (const step of seedSteps) {
    const { rows } = await sql<{ found: boolean }>`select exists(${sql.raw(step.trace)}) as found`.execute(db)
    if (!rows[0]?.found) missing.push(step)
  }
  return missing
}

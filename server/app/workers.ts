import { startDryRuns } from '../backoffice/dryRuns/work.ts'
import { startReconciling } from '../backoffice/reconciliation/reconcile.ts'
import { startSettlementReports } from '../backoffice/settlements/fetchDaily.ts'
import { startSampling } from '../backoffice/status/sample.ts'
import { startImports } from '../bgc/imports/work.ts'
import { startRescreening } from '../bgc/rescreening/work.ts'
import { startVideoCalls } from '../calls/tidy.ts'
import { startChallansCleanup } from '../challans/cleanup.ts'
import { startTendingHosts } from '../challans/hosts/check.ts'
import { startLateRefunds } from '../challans/refunds/late.ts'
import { startBulk } from '../checks/bulk/workers.ts'
import { startCountingChecks } from '../checks/dashboard/countChecks.ts'
import { startSchedules } from '../checks/schedules/runDue.ts'
import { readQueued, startQueueingLost } from '../checks/verifications/queue.ts'
import { startSweeper } from '../checks/verifications/sweeper.ts'
import { afterExpiry } from '../court/review/mailOwner.ts'
import { startSandboxReviews } from '../court/review/sandboxReviews.ts'
import { startRecoveringEsigns } from '../esign/aadhaar/recover.ts'
import { startArchiving } from '../esign/archive.ts'
import { startBulkSends } from '../esign/bulk/work.ts'
import { startSealing } from '../esign/seal.ts'
import { readEnrolment, startTidyingFaces } from '../faces/enrolments.ts'
import { startDeletingFiles } from '../files/keepFiles.ts'
import { startReadingChecks } from '../fleet/readChecks.ts'
import { startFleetReminders } from '../fleet/remind.ts'
import { startInquiries } from '../inquiries/gather.ts'
import { startIntelligence } from '../intelligence/gatherReports.ts'
import { startInvitations } from '../invitations/sweep.ts'
import { startDelivery } from '../messaging/channels/channels.ts'
import { startWebhooks } from '../messaging/webhooks/workers.ts'
import { startStatements } from '../money/invoices/statements/make.ts'
import { startWatchingBalances } from '../money/payments/watchBalances.ts'
import { startMonitoring } from '../monitoring/run.ts'
import { startErasing } from '../onboarding/erase.ts'
import { startEndingAccess } from '../people/accounts/endAccess.ts'
import { startTendingDomains } from '../people/accounts/sso/domains.ts'
import { startAccessReviews } from '../people/staff/accessReviews/open.ts'
import { startAuditSealer } from '../platform/audit/sealer.ts'
import type { Context } from '../platform/context.ts'
import { startRewritingObjects } from '../platform/objectStorage/rewriteOld.ts'
import { startResealing } from '../platform/sealing/startResealing.ts'
import { startReading } from '../platform/taskPool/readingQueue.ts'
import { startWatchingKeys } from '../proofs/watchKeys.ts'
import { startSandboxWebhooks } from '../sandbox/checkout/webhooks.ts'
import { startListImports } from '../screening/lists/importQueue.ts'
import { startFetchingLists } from '../screening/published/fetchQueue.ts'
import { startCaseWork } from '../steps/followChecks.ts'
import { startErasingCases } from '../steps/keepCases.ts'
import { startChasing } from '../trubgv/chase.ts'
import { startErasingVideoKyc } from '../videoKyc/erase.ts'
import { startTellingGates } from '../videoKyc/tellGates.ts'
import { startAccountsCleanup } from './housekeeping.ts'
import { invitationKinds } from './invitationKinds.ts'

/** Starts this process's background work. Every queue is created before anything is sent to it. */
export async function startWorkers(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await startDelivery(ctx, { work })
  await startSandboxWebhooks(ctx, { work })
  const bulk = await startBulk(ctx, { work })
  const reading = await startReading(
    ctx,
    { work },
    { check: job => readQueued(ctx, job), face: ({ id }) => readEnrolment(ctx, id) },
  )
  const intelligence = await startIntelligence(ctx, { work })
  const inquiries = await startInquiries(ctx, { work })
  const videoCalls = await startVideoCalls(ctx, { work })
  const lists = await startListImports(ctx, { work })
  const fetching = await startFetchingLists(ctx, { work })
  const cases = await startCaseWork(ctx, { work })
  const sealing = await startSealing(ctx, { work })
  const bulkSends = await startBulkSends(ctx, { work })
  const imports = await startImports(ctx, { work })
  const webhooks = await startWebhooks(ctx, { work })
  const dryRuns = await startDryRuns(ctx, { work })
  const tasks = work
    ? [
        startAccountsCleanup(ctx),
        startEndingAccess(ctx),
        startAccessReviews(ctx),
        startErasing(ctx),
        startErasingVideoKyc(ctx),
        startTellingGates(ctx),
        startErasingCases(ctx),
        startQueueingLost(ctx),
        startTidyingFaces(ctx),
        startChallansCleanup(ctx),
        startLateRefunds(ctx),
        startTendingHosts(ctx),
        startTendingDomains(ctx),
        startAuditSealer(ctx),
        startSweeper(ctx, { 'court-case-check': (trx, row) => afterExpiry(ctx, trx, row) }),
        startSandboxReviews(ctx),
        startCountingChecks(ctx),
        startSchedules(ctx),
        startRecoveringEsigns(ctx),
        startReadingChecks(ctx),
        startFleetReminders(ctx),
        startMonitoring(ctx),
        startStatements(ctx),
        startDeletingFiles(ctx),
        startReconciling(ctx),
        startInvitations(ctx, invitationKinds),
        startSettlementReports(ctx),
        startWatchingBalances(ctx),
        startResealing(ctx),
        startRewritingObjects(ctx),
        startArchiving(ctx),
        startChasing(ctx),
        startRescreening(ctx),
        startWatchingKeys(ctx),
      ]
    : []
  if (ctx.config.ROLE !== 'worker') tasks.push(startSampling(ctx))
  return {
    stop: async () => {
      await Promise.all(
        [
          bulk,
          reading,
          intelligence,
          inquiries,
          videoCalls,
          lists,
          fetching,
          cases,
          sealing,
          bulkSends,
          imports,
          webhooks,
          dryRuns,
          ...tasks,
        ].map(task => task.stop()),
      )
    },
  }
}

import { sandboxReportId } from '../../contracts/intelligence/reportSandbox.ts'
import { gatherReport, startIntelligence } from '../intelligence/gatherReports.ts'
import { makeReport, readReport } from '../intelligence/makeReport.ts'
import type { Report } from '../intelligence/reportRow.ts'
import type { Context, Scope } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { sha256 } from '../platform/vault.ts'

/** A report about a person, two companies and a phone, in test mode: it costs the demo nothing. `/sandbox` links to it. */
export async function makeSeededReport(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  await startIntelligence(ctx, { work: false })
  const { id } = await makeReport(
    ctx,
    scope,
    {
      userId: scope.actor.userId,
      subjects: {
        pans: ['AAAPZ1000A', 'AAACZ1000A'],
        mobiles: ['9812345000'],
        companies: ['Zenith Logistics 000'],
        cins: ['U28110MH2012PTC234000'],
        alternates: ['9812346503'],
      },
      mode: 'test',
      channel: 'console',
      apiKeyId: null,
      purpose: 'vendor_onboarding',
      consent: 'Signed mandate of 2 November 2026, kept with the contract.',
      reference: 'VEN-2200',
      expiresInDays: 180,
    },
    firstAttempt(),
  )
  const { link_id } = (await readReport(ctx, id)) as Report
  const link = { id: link_id, hash: sha256(sandboxReportId), token_sealed: sandboxReportId }
  await ctx.db
    .updateTable('invitation_links')
    .set(sealRow(ctx.vault, 'invitation_links', link))
    .where('id', '=', link_id)
    .execute()
  await gatherReport(ctx, id)
}

import type { z } from 'zod'
import {
  type applySettlements as applyCall,
  type SettlementOutcome,
  settlementOutcomes,
} from '../../../../contracts/calls/challanSettlements.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { csvWriter } from '../../../engines/csv.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { settleChallans } from '../settle.ts'
import { type Match, type PlannedLine, planSettlements } from './plan.ts'
import { readPortalFile } from './readFile.ts'
import { storeRecord } from './record.ts'

type Staff = Scope<AdminActor>
type Reply = z.output<typeof applyCall.reply>

/** Says what would become of each line. Throws `bad_request` for a file that cannot be read. */
export async function previewSettlements(ctx: Context, scope: Staff, csv: string): Promise<Reply> {
  return present(scope.locale, await planSettlements(ctx.db, readPortalFile(csv, scope.locale)))
}

/**
 * Settles the lines that are ready, by the ordinary verb: the challans of an order with the same receipt together, each order in its
 * own transaction. A refused order leaves the others alone. Throws `bad_request` for a file that cannot be read.
 */
export async function applySettlements(ctx: Context, scope: Staff, csv: string): Promise<Reply> {
  const lines = await planSettlements(ctx.db, readPortalFile(csv, scope.locale))
  const groups = Map.groupBy(lines.filter(isReady), ({ match, receiptNo }) => `${match.orderId} ${receiptNo}`)
  for (const group of groups.values()) {
    const problem = await settleGroup(ctx, scope, group)
    for (const line of group) {
      line.outcome = problem ? 'failed' : 'settled'
      line.message = problem
    }
  }
  const count = (outcome: SettlementOutcome) => lines.filter(line => line.outcome === outcome).length
  const counts = settlementOutcomes.map(outcome => [outcome, count(outcome)] as const).filter(([, some]) => some > 0)
  const subject = scope.actor.adminId
  await audit(ctx.db, scope, { action: 'challanOrders.settledByFile', subject, data: Object.fromEntries(counts) })
  return present(scope.locale, lines)
}

type ReadyLine = PlannedLine & { match: Match }

const isReady = (line: PlannedLine): line is ReadyLine => line.outcome === 'ready' && line.match !== null

/** Returns why the order refused, or null. */
async function settleGroup(ctx: Context, scope: Staff, group: readonly ReadyLine[]): Promise<string | null> {
  const [first] = group
  if (!first) return null
  const { match, receiptNo, date } = first
  const { locale } = await ctx.db
    .selectFrom('challan_orders')
    .select('locale')
    .where('id', '=', match.orderId)
    .executeTakeFirstOrThrow()
  const objectId = await storeRecord(ctx, scope, { locale, number: match.number, receiptNo, date, lines: group })
  try {
    const items = group.map(line => line.match.itemId)
    await settleChallans(ctx, scope, match.orderId, { items, objectId, reference: receiptNo })
    return null
  } catch (error) {
    // Changed since the file was matched. The record that nothing claimed is deleted after an hour.
    if (error instanceof Problem) return error.message
    throw error
  }
}

async function present(locale: Locale, planned: readonly PlannedLine[]): Promise<Reply> {
  const lines = planned.map(({ line, challanNo, receiptNo, match, outcome, message }) => ({
    line,
    challanNo: challanNo.slice(0, 80),
    receiptNo: receiptNo.slice(0, 80),
    orderId: match?.orderId ?? null,
    number: match?.number ?? null,
    amountPaise: match?.fine ?? null,
    outcome,
    message,
  }))
  const keys = ['line', 'challanNo', 'receiptNo', 'number', 'outcome', 'message'] as const
  const writer = csvWriter(keys.map(key => ({ key, header: translate(locale, `challanOrders.file.heads.${key}`) })))
  for (const line of lines)
    writer.write({ ...line, outcome: translate(locale, `challanOrders.file.outcomes.${line.outcome}`) })
  writer.end()
  const chunks = (await writer.toArray()) as (Buffer | string)[]
  return { lines, csv: chunks.join('') }
}

import type { ClosingFile } from '../../../../contracts/calls/closing.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor } from '../../../platform/identity/actors.ts'
import { b2csCsv, docsCsv, documentsCsv, hsnCsv, journalCsv, unplacedCsv } from './csvFiles.ts'
import { gstr1Json, type Return } from './gstr1.ts'
import { readReturn } from './summary.ts'
import { tallyXml } from './tally.ts'
import { type Voucher, vouchersOf } from './vouchers.ts'

const fromReturn: Partial<Record<ClosingFile, (placed: Return, month: string) => string>> = {
  'gstr1.json': (placed, month) => JSON.stringify(gstr1Json(placed, month), null, 1),
  'gstr1-b2b.csv': ({ b2b }) => documentsCsv(b2b),
  'gstr1-b2cs.csv': b2csCsv,
  'gstr1-cdnr.csv': ({ cdnr }) => documentsCsv(cdnr),
  'gstr1-hsn.csv': hsnCsv,
  'gstr1-docs.csv': docsCsv,
  'gstr1-unplaced.csv': unplacedCsv,
}

const fromVouchers: Partial<Record<ClosingFile, (vouchers: readonly Voucher[]) => string>> = {
  'tally.xml': tallyXml,
  'journal.csv': journalCsv,
}

/** A file of a month that is prepared or closed, read in one snapshot. Throws `not_found` and `conflict`. */
export const downloadFile = (ctx: Context, scope: Scope<AdminActor>, id: string, file: ClosingFile): Promise<string> =>
  ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => {
      const { period, documents, placed } = await readReturn(ctx, trx, id)
      await audit(trx, scope, { action: 'closing.downloaded', subject: id, data: { file } })
      const made = fromReturn[file]?.(placed, id) ?? fromVouchers[file]?.(await vouchersOf(trx, period, documents))
      if (made === undefined) throw new Error(`nothing writes ${file}`)
      return made
    })

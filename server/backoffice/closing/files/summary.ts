import type { z } from 'zod'
import type { summariseReturn as call } from '../../../../contracts/calls/closing.ts'
import { sellerOf } from '../../../money/invoices/parties.ts'
import type { Context, Db } from '../../../platform/context.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { periodOfRow } from '../rows.ts'
import { documentsOf, totalOf } from './documents.ts'
import { placeDocuments, sumsOf } from './gstr1.ts'

type Parts = Pick<Context, 'vault' | 'config'>

/** The documents of a month, each in its section. Throws `conflict` for a day, and for a month that is neither prepared nor closed. */
export async function readReturn(ctx: Parts, db: Db, id: string) {
  const row = await db.selectFrom('closings').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.kind === 'day') throw notFound('month')
  if (!row) throw new Problem('conflict', 'Prepare the month first. Its files are made from what is locked.')
  const period = periodOfRow(row)
  const documents = await documentsOf(ctx, db, period)
  return { period, documents, placed: placeDocuments(documents, sellerOf(ctx.config).gstin) }
}

export async function summariseReturn(
  ctx: Parts & Pick<Context, 'db'>,
  id: string,
): Promise<z.input<typeof call.reply>> {
  const { documents, placed } = await readReturn(ctx, ctx.db, id)
  const { gstin, b2b, b2cs, cdnr, unplaced } = placed
  return {
    gstin,
    sections: [
      { section: 'b2b', ...sumsOf(b2b) },
      { section: 'b2cs', ...sumsOf(b2cs) },
      { section: 'cdnr', ...sumsOf(cdnr) },
    ],
    placed: sumsOf([...b2b, ...b2cs, ...cdnr]),
    unplaced: unplaced.map(({ document, why }) => ({
      number: document.number,
      why,
      totalPaise: (document.kind === 'creditNote' ? -1 : 1) * totalOf(document),
    })),
    all: sumsOf(documents),
  }
}

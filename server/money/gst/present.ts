import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { gstDetails } from '../../../contracts/calls/gst.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault.ts'

/** As the specification has them; the number is whole, for it is the owner's own and goes on invoices. */
export const presentGst = (vault: Vault, row: Selectable<Schema['gst_details']>): z.output<typeof gstDetails> => ({
  _id: row.id,
  userId: row.user_id,
  gstinStatus: row.gstin_sealed !== null,
  gstinNumber: row.gstin_sealed && vault.open(row.gstin_sealed),
})

import type { Selectable } from 'kysely'
import type { Challan } from '../../../contracts/calls/challanFields.ts'
import { type ChallanChannel, isPaid, payableRoutes } from '../../../contracts/challans.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import type { Context } from '../../platform/context.ts'
import type { ChallansTables } from '../../platform/db/schema/challans.ts'
import type { SourceChallan } from '../../platform/ports/challanSource.ts'
import type { ChallanFee } from '../fees/feeBook.ts'
import { imageUrls } from './imageUrls.ts'

export type ChallanRow = Selectable<ChallansTables['challans']>

interface Shown {
  fee: Pick<ChallanFee, 'feePaise' | 'discountPercent'>
  /** The order that contains it, if the reader may know. */
  order: Challan['order']
  /** True when an order contains it, even one this reader may not see. */
  held?: boolean
  channel: ChallanChannel
  /** Start of the validity of the image URLs. */
  at?: Date
}

/** Decrypts what the source said about a row. */
export const openSourceChallan = (
  { vault }: Pick<Context, 'vault'>,
  { sealed }: Pick<ChallanRow, 'sealed'>,
): SourceChallan => JSON.parse(vault.open(sealed)) as SourceChallan

/** A challan that one of our orders has paid counts as paid, even while the portal lags behind. */
export const displayStatus = ({ paid_with, status }: Pick<ChallanRow, 'paid_with' | 'status'>): string =>
  paid_with === null ? status : 'Paid'

/** A challan as both flows show it: names masked, amounts in rupees, images behind signed URLs of our own host. */
export function presentChallan(
  ctx: Pick<Context, 'vault'>,
  row: ChallanRow,
  { fee, order, held = order !== null, channel, at = new Date() }: Shown,
): Challan {
  const told = openSourceChallan(ctx, row)
  const status = displayStatus(row)
  return {
    challanNo: row.challan_no,
    rcNo: told.rcNo,
    dlRcNumber: told.dlRcNumber && maskValue('tail', told.dlRcNumber),
    nameViolator: maskedName(told.nameViolator),
    nameOwner: maskedName(told.nameOwner),
    status,
    amountChallan: row.amount_paise / 100,
    convenience_fee: fee.feePaise / 100,
    discount: fee.discountPercent,
    dateChallan: told.dateChallan,
    locationChallan: told.locationChallan,
    detailsViolation: told.detailsViolation,
    imagesChallan: imageUrls(ctx, row.id, told.images.length, at),
    challan_search_source: told.portal,
    datePayment: row.paid_at ?? told.datePayment,
    court_status_desc: told.courtStatus,
    route: row.route,
    payable: !isPaid(status, channel) && payableRoutes.includes(row.route) && !held,
    state: row.state,
    fetchedAt: row.fetched_at,
    order,
  }
}

export const maskedName = (name: string | null): string | null => name && maskValue('name', name)

/** The name in the header: the violator's, else the owner's (A78). */
export const violatorOf = ({ nameViolator, nameOwner }: SourceChallan): string | null =>
  maskedName(nameViolator) || maskedName(nameOwner)

import type { Selectable } from 'kysely'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { type ChallanChannel, isPaid, payableRoutes } from '../../../contracts/challans/challans.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import type { Context } from '../../platform/context.ts'
import type { ChallansTables } from '../../platform/db/schema/challans.ts'
import type { SourceChallan } from '../../platform/ports/challanSource.ts'
import { timingSafeEquals } from '../../platform/vault.ts'
import type { ChallanFee } from '../fees/feeBook.ts'

export type ChallanRow = Selectable<ChallansTables['challans']>

interface PresentOptions {
  fee: Pick<ChallanFee, 'feePaise' | 'discountPercent'>
  /** The order that contains it, if the reader may know. */
  order: Challan['order']
  /** True when an order has paid it, even one this reader may not see, or the reader's own unpaid order contains it. */
  held?: boolean
  channel: ChallanChannel
  /** Start of the validity of the image URLs. */
  at?: Date
}

/** Decrypts what the source said about a row. */
export const openSourceChallan = (
  { vault }: Pick<Context, 'vault'>,
  { challan_no, sealed }: Pick<ChallanRow, 'challan_no' | 'sealed'>,
): SourceChallan => JSON.parse(vault.open(sealed, { column: 'challans.sealed', id: challan_no })) as SourceChallan

/** A challan that one of our orders has paid counts as paid, even while the portal lags behind. */
export const displayStatus = ({ paid_with, status }: Pick<ChallanRow, 'paid_with' | 'status'>): string =>
  paid_with === null ? status : 'Paid'

/** A challan as both flows show it: names masked, amounts in rupees, images behind signed URLs of our own host. */
export function presentChallan(
  ctx: Pick<Context, 'vault'>,
  row: ChallanRow,
  { fee, order, held = order !== null, channel, at = new Date() }: PresentOptions,
): Challan {
  const source = openSourceChallan(ctx, row)
  const status = displayStatus(row)
  return {
    challanNo: row.challan_no,
    rcNo: source.rcNo,
    dlRcNumber: source.dlRcNumber && maskValue('tail', source.dlRcNumber),
    nameViolator: maskedName(source.nameViolator),
    nameOwner: maskedName(source.nameOwner),
    status,
    amountChallan: row.amount_paise / 100,
    convenience_fee: fee.feePaise / 100,
    discount: fee.discountPercent,
    dateChallan: source.dateChallan,
    locationChallan: source.locationChallan,
    detailsViolation: source.detailsViolation,
    imagesChallan: imageUrls(ctx, row.id, source.images.length, at),
    challan_search_source: source.portal,
    datePayment: row.paid_at ?? source.datePayment,
    court_status_desc: source.courtStatus,
    route: row.route,
    payable: !isPaid(status, channel) && payableRoutes.includes(row.route) && !held,
    state: row.state,
    fetchedAt: row.fetched_at,
    order,
  }
}

const maskedName = (name: string | null): string | null => name && maskValue('name', name)

/** The name in the header: the violator's, else the owner's (A78). */
export const violatorOf = ({ nameViolator, nameOwner }: SourceChallan): string | null =>
  maskedName(nameViolator) || maskedName(nameOwner)

/**
 * Signed URLs of a challan's images on our own host, valid for one hour. They contain the row's id, nothing about vehicle or
 * person.
 */
export function imageUrls({ vault }: Pick<Context, 'vault'>, challanId: string, count: number, at: Date): string[] {
  const until = at.getTime() + challanLimits.imageUrlMs
  return Array.from({ length: count }, (_, index) => {
    const named = `${challanId}.${index}.${until.toString(36)}`
    return `/public/challan-image/${named}.${macOf(vault, named)}`
  })
}

/** Returns the image that a signed URL refers to; null for a bad signature and after expiry. */
export function verifyImageUrl(
  { vault }: Pick<Context, 'vault'>,
  signed: string,
): { challanId: string; index: number } | null {
  const end = signed.lastIndexOf('.')
  const named = signed.slice(0, end)
  if (end < 0 || !timingSafeEquals(signed.slice(end + 1), macOf(vault, named))) return null
  const [challanId = '', index = '', until = ''] = named.split('.')
  return Number.parseInt(until, 36) > Date.now() ? { challanId, index: Number(index) } : null
}

const macOf = (vault: Context['vault'], named: string) => vault.sign('challan-image', named)

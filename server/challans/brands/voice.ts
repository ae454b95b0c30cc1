import { sellerOf } from '../../money/invoices/parties.ts'
import { operatorVoice, type Voice } from '../../platform/config/voice.ts'
import type { Context, Db } from '../../platform/context.ts'
import type { OrderRow } from '../common/orders.ts'
import { lastingHost } from '../hosts/serve.ts'
import { type BrandRow, findOrderBrand } from './find.ts'

type Parts = Pick<Context, 'config'>

/**
 * The voice of a brand: a client's if it belongs to an account or has a host of its own. Its links lead to that host, or else to the brand's
 * pages below ours.
 */
export async function voiceOfBrand({ config }: Parts, db: Db, brand: BrandRow): Promise<Voice> {
  const host = brand.is_active ? await lastingHost(db, brand.id) : null
  const isClient = brand.owner_id !== null || host !== null
  const operator = operatorVoice(config)
  return {
    name: brand.title,
    url: host === null ? operator.url : `https://${host}`,
    supportEmail: brand.support_email,
    supportPhone: brand.support_phone,
    smsSender: brand.sms_sender,
    smsTemplateId: brand.sms_template_id,
    isClient,
    // A receipt is a tax invoice, which its supplier signs.
    signer: isClient ? sellerOf(config).name : operator.signer,
  }
}

/** The voice of the brand under which an order was placed; the operator's for an order of the console. */
export async function voiceOfOrder(ctx: Parts, db: Db, order: Pick<OrderRow, 'brand_id'>): Promise<Voice> {
  const brand = await findOrderBrand(db, order)
  return brand ? voiceOfBrand(ctx, db, brand) : operatorVoice(ctx.config)
}

import type { TopUpWallet } from '../../../contracts/money/topUp.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { sendOptionalMail } from './optionalMail.ts'

type Parts = Pick<Context, 'channels' | 'config' | 'vault'>
type PaymentMail = 'corrected' | 'creditNote' | 'diverged' | 'payment' | 'returned'

interface Details {
  wallet?: TopUpWallet
  [name: string]: string | undefined
}

/** Mails a customer about their payments and invoices, with a link to these. */
export const sendPaymentMail = (ctx: Parts, trx: Trx, userId: string, mail: PaymentMail, details: Details) =>
  sendOptionalMail(ctx, trx, userId, 'payments', locale => {
    const { wallet } = details
    const words = {
      ...details,
      wallet: wallet && translate(locale, `payments.wallets.${wallet}`),
      brand: ctx.config.BRAND_NAME,
      url: new URL(paths.myOrders, ctx.config.PUBLIC_URL).href,
    }
    return {
      subject: translate(locale, `mails.${mail}.subject`, words),
      text: translate(locale, `mails.${mail}.text`, words),
    }
  })

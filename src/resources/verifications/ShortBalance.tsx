import { formatPaise } from '../../../contracts/platform/money.ts'
import { useSession } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddBalanceLink } from '../../wallets/AddBalanceLink.tsx'
import type { Shortfall } from '../../wallets/useShortfall.ts'

/** Says before a check that its wallet cannot pay the price, with the way to fund it. */
export const ShortBalance = ({ shortfall, pricePaise }: { shortfall: Shortfall; pricePaise: number }) => {
  const text = useTexts('checkPages')
  const words = useTexts('verifications')
  const { role } = useSession()
  const { kind, leftPaise, postpaid } = shortfall
  const values = { wallet: words(`wallet.${kind}`), left: formatPaise(leftPaise), price: formatPaise(pricePaise) }
  return (
    <InlineAlert tone="warning" action={<AddBalanceLink wallet={kind} />}>
      {text(`shortfall.${postpaid ? 'postpaid' : 'prepaid'}`, values)}
      {role !== 'customer' && ` ${text('shortfall.owner')}`}
    </InlineAlert>
  )
}

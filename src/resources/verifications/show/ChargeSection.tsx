import { formatPaise } from '../../../../contracts/money.ts'
import { paths } from '../../../../contracts/paths.ts'
import { ChargeLine } from '../../../components/ChargeLine.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../product.ts'
import type { VerificationDetail } from '../record.ts'

/** What was taken, from where, and what was left; or why nothing was. */
export const ChargeSection = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const { label } = useProductNames(useProduct())
  const { paise, wallet, balanceAfterPaise, transferId } = record.charge
  const reason = record.mode === 'test' ? text('detail.noChargeTest') : text('detail.noCharge')
  const free = record.mode === 'test' || record.status === 'source_unavailable'
  return (
    <ChargeLine
      wallet={text(`wallet.${wallet}`)}
      totalPaise={paise}
      balanceAfterPaise={balanceAfterPaise ?? undefined}
      reason={paise === 0 && free ? reason : undefined}
      ledgerHref={transferId ? `${paths.walletStatement}?wallet=${wallet}` : undefined}
      lines={[
        { label: text('detail.charge', { product: label, price: formatPaise(paise) }), paise },
        { label: text('form.localChecks'), paise: 'free' },
      ]}
    />
  )
}

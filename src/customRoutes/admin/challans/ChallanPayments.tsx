import { AddressTabs } from '../../../components/AddressTabs.tsx'
import { EmbeddedList } from '../../../components/list/ListPage.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { challanBrands } from '../../../resources/challanBrands/index.ts'
import { challanFees } from '../../../resources/challanFees/index.ts'
import { challanPayments } from '../../../resources/challanPayments/index.ts'

/** Challan orders, with tabs for brands and fees. */
const ChallanPayments = () => {
  const text = useTexts('adminChallans')
  const lists = { orders: challanPayments, brands: challanBrands, fees: challanFees }
  const tab = (name: keyof typeof lists) => ({
    name,
    label: text(`tabs.${name}`),
    panel: <EmbeddedList inAddress of={lists[name]} />,
  })
  return (
    <>
      <PageHeader quietTitle title={text('title')} />
      <AddressTabs
        label={text('title')}
        tabs={[tab('orders'), tab('brands'), { ...tab('fees'), lead: text('fees.lead') }]}
      />
    </>
  )
}

export default ChallanPayments

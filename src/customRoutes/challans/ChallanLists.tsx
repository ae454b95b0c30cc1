import { paths } from '../../../contracts/platform/paths.ts'
import { AddressTabs } from '../../components/AddressTabs.tsx'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageTitle } from '../../components/usePageTitle.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { challanOrders } from '../../resources/challanOrders/index.ts'
import { challanSearches } from '../../resources/challanSearches/index.ts'

/** Tabs for challan orders and searches. */
const ChallanLists = () => {
  const text = useTexts('challanTool')
  const title = text('lists.title')
  return (
    <>
      <PageTitle title={title} />
      <PageHeader crumbs={[{ label: text('title'), to: paths.challanDashboard }, { label: title }]} title={title} />
      <AddressTabs
        label={title}
        tabs={[
          { name: 'orders', label: text('lists.tabs.orders'), panel: <EmbeddedList inAddress of={challanOrders} /> },
          {
            name: 'searches',
            label: text('lists.tabs.searches'),
            panel: <EmbeddedList inAddress of={challanSearches} />,
          },
        ]}
      />
    </>
  )
}

export default ChallanLists

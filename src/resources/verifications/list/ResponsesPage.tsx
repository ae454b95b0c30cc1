import { FileSpreadsheet, List } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { useProduct } from '../product.ts'
import { Checks, ResponsesHeader } from './Checks.tsx'
import styles from './List.module.css'

const Files = lazyPage(() => import('../bulk/Files.tsx'))

/** What came of a product: its checks, and the files they were asked in (`?tab=files`). */
const ResponsesPage = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  const phone = useIsNarrow()
  const [search, setSearch] = useSearchParams()
  const files = product.bulk && search.get('tab') === 'files'
  const tabs = product.bulk && (
    <div className={styles.tabs}>
      <SegmentedControl
        fullWidth={phone}
        label={text('list.tabs')}
        value={files ? 'files' : 'checks'}
        options={[
          { value: 'checks', label: text('list.checks'), icon: List },
          { value: 'files', label: text('list.files'), icon: FileSpreadsheet },
        ]}
        onChange={tab => setSearch(tab === 'files' ? { tab } : {})}
      />
    </div>
  )
  if (!files) return <Checks key={product.id} tabs={tabs} />
  return (
    <>
      <ResponsesHeader to={`${product.paths.verify}?mode=bulk`} />
      <div className={styles.top}>{tabs}</div>
      <Suspense>
        <Files />
      </Suspense>
    </>
  )
}

export default ResponsesPage

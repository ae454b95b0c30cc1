import { Table2, UserRound } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { useCanEdit } from '../../../authProvider/session.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { productScreens } from '../../productScreens.ts'
import { ProductNotice } from '../ProductNotice.tsx'
import { useProduct, useProductNames } from '../product.ts'
import { RecentChecks } from '../RecentChecks.tsx'
import { SingleForm } from './SingleForm.tsx'
import { useInitialForm } from './useInitialForm.ts'

const BulkForm = lazyPage(() => import('../bulk/BulkForm.tsx'))

/** The verification page of any product: one check, or a file (`?mode=bulk`). */
const VerifyPage = () => {
  const product = useProduct()
  const Own = productScreens[product.id as ProductId]?.verify
  if (!Own) return <Declared key={product.id} />
  return (
    <>
      <ProductNotice product={product} />
      <Own />
    </>
  )
}

const Declared = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  const { title, label } = useProductNames(product)
  const phone = useIsNarrow(600)
  const [search, setSearch] = useSearchParams()
  const bulk = product.bulk && search.get('mode') === 'bulk'
  const more = useTexts('templates')
  const { links: Links, form: Form = SingleForm } = productScreens[product.id as ProductId] ?? {}
  const { start, gone } = useInitialForm(product)
  const mayAct = useCanEdit()
  const choice = mayAct && product.bulk && (
    <SegmentedControl
      fullWidth={phone}
      label={text('mode.label')}
      value={bulk ? 'bulk' : 'single'}
      options={[
        { value: 'single', label: text('mode.single'), icon: UserRound },
        { value: 'bulk', label: text('mode.bulk'), icon: Table2 },
      ]}
      onChange={mode => setSearch(mode === 'bulk' ? { mode } : {})}
    />
  )
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('products'), to: paths.products },
          { label: title, to: product.paths.verify },
          { label: text('verification') },
        ]}
        title={label}
        actions={
          <>
            {Links && <Links />}
            {choice}
          </>
        }
      />
      <ProductNotice product={product} />
      {gone && <InlineAlert tone="warning">{more('drafts.gone')}</InlineAlert>}
      {!mayAct && (
        <>
          <InlineAlert tone="info">{more('viewOnly')}</InlineAlert>
          <RecentChecks product={product} title={text('form.lastChecks')} all={product.paths.list} />
        </>
      )}
      {mayAct && bulk && start && <BulkForm start={start.values} />}
      {mayAct && !bulk && start && <Form product={product} start={start} />}
    </>
  )
}

export default VerifyPage

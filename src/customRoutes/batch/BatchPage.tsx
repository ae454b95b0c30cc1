import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { entryOf, isProductId, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import BulkForm from '../../resources/verifications/bulk/BulkForm.tsx'
import { BulkPlaceContext, ofBatch } from '../../resources/verifications/bulk/place.ts'
import { useDeclaration } from '../../resources/verifications/declarations.ts'
import { ProductContext } from '../../resources/verifications/product.ts'
import styles from './Batch.module.css'
import { ProductPicker } from './ProductPicker.tsx'

/** A file for any product: choose the product, then as in its own bulk form. Product and file are in the address. */
const BatchPage = () => {
  const text = useTexts('batch')
  const templates = useTexts('templates')
  const mayAct = useCanEdit()
  const [search, setSearch] = useSearchParams()
  const id = search.get('product') ?? ''
  const product = isProductId(id) && entryOf(id).bulk ? id : undefined
  const picker = (
    <Section step={1} title={text('product.title')}>
      <ProductPicker value={product} onChange={chosen => setSearch(chosen ? { product: chosen } : {})} />
      {!product && <p className={styles.lead}>{text('lead')}</p>}
    </Section>
  )
  return (
    <BulkPlaceContext value={ofBatch}>
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.batchProcessing }, { label: text('verification') }]}
        title={text('heading')}
      />
      {!mayAct && <InlineAlert tone="info">{templates('viewOnly')}</InlineAlert>}
      {mayAct && !product && picker}
      {mayAct && product && (
        <Suspense fallback={picker}>
          <ProductForm key={product} product={product} picker={picker} />
        </Suspense>
      )}
    </BulkPlaceContext>
  )
}

export default BatchPage

const ProductForm = ({ product, picker }: { product: ProductId; picker: ReactNode }) => (
  <ProductContext value={useDeclaration(product)}>
    <BulkForm before={picker} />
  </ProductContext>
)

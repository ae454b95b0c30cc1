import { listProducts } from '../../../contracts/calls/verifications.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './Products.module.css'

/** The products with their prices and the status of their sources. */
const ProductsPage = () => {
  const text = useTexts('products')
  const { data, error, refetch } = useCallQuery(listProducts, {})
  if (error && !data)
    return <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader title={text('title')} />
      <p className={styles.intro}>{text('intro')}</p>
      <ul className={styles.products}>
        {productIds.map(id => (
          <li key={id}>
            <ProductCard product={productOf(id)} own={data?.find(one => one.id === id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

export default ProductsPage

import { Button } from '@mui/material'
import { Upload } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { useProductSearch } from '../../components/useProductSearch.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadDeclarations } from '../../resources/verifications/declarations.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './Products.module.css'

/** A product is also found by what it needs and by what it tells. */
const foundBy = ({ summary, inputFields, resultFields }: Product) => [
  summary,
  ...inputFields.map(({ label }) => label),
  ...resultFields.map(({ label }) => label),
]

/** The products by group, with what each needs, its price and the status of its source. */
const ProductsPage = () => {
  const text = useTexts('products')
  const locale = useLocale()
  const { data, error, refetch } = useCallQuery(listProducts, {})
  const { search, setSearch, found, groups } = useProductSearch(use(loadDeclarations()), foundBy)
  if (error && !data)
    return <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader
        title={text('title')}
        actions={
          <Button variant="outlined" startIcon={<Upload />} component={Link} to={paths.batchProcessing}>
            {text('batch')}
          </Button>
        }
      />
      <p className={styles.intro}>{text('intro')}</p>
      <div className={styles.find}>
        <SearchField placeholder={text('search')} value={search} onChange={setSearch} />
        <span role="status">{search && text('found', { smart_count: found.length })}</span>
      </div>
      {groups.length > 1 && (
        <nav className={styles.jumps} aria-label={text('groups')}>
          {groups.map(({ group, label, products }) => (
            <a key={group} href={`#group-${group}`}>
              {label[locale]} <span className="num">{products.length}</span>
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ group, label, products }) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>
            {label[locale]} <span className="num">{products.length}</span>
          </h2>
          <ul className={styles.products}>
            {products.map(product => (
              <li key={product.id}>
                <ProductCard product={product} own={data?.find(({ id }) => id === product.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={styles.none}>{text('none')}</p>}
    </>
  )
}

export default ProductsPage

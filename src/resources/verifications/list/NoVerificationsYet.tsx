import { Button } from '@mui/material'
import { Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { limits } from '../../../../contracts/limits.ts'
import { formatCount } from '../../../../contracts/money.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { productIcons } from '../../../components/productIcons.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../product.ts'

/** Before the first check of this product: what to do next. */
export const NoVerificationsYet = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  const { subject } = useProductNames(product)
  const { verify } = product.paths
  return (
    <EmptyState
      icon={productIcons[product.icon]}
      title={text('empty.title', { subject })}
      actions={
        <>
          <Button variant="contained" component={Link} to={verify}>
            {text('empty.one', { subject })}
          </Button>
          {product.bulk && (
            <Button variant="outlined" startIcon={<Upload />} component={Link} to={`${verify}?mode=bulk`}>
              {text('empty.file')}
            </Button>
          )}
        </>
      }
    >
      {product.bulk ? text('empty.detail', { rows: formatCount(limits.bulk.maxRows) }) : text('empty.detailSingle')}
    </EmptyState>
  )
}

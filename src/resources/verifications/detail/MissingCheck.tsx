import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'

/** In place of a check that does not exist or belongs to another account. */
export const MissingCheck = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('detail.gone')}
      actions={
        <Button variant="outlined" component={Link} to={product.paths.list}>
          {text('detail.toList')}
        </Button>
      }
    >
      {text('detail.missingDetail')}
    </EmptyState>
  )
}

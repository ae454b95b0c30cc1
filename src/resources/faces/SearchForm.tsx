import { Button, Skeleton } from '@mui/material'
import { ScanFace } from 'lucide-react'
import { Link } from 'react-router-dom'
import { readFaceSearch } from '../../../contracts/calls/faceSearch.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SingleForm } from '../verifications/form/SingleForm.tsx'
import type { InitialForm } from '../verifications/form/useInitialForm.ts'

/** The form of a search, once the account has turned it on. */
const SearchForm = (props: { product: Product; start: InitialForm }) => {
  const text = useTexts('faceSearch')
  const { data, error, refetch } = useCallQuery(readFaceSearch, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  if (data.on) return <SingleForm {...props} />
  return (
    <EmptyState
      icon={ScanFace}
      title={text('off.title')}
      actions={
        <Button variant="contained" component={Link} to={paths.enrolledFaces}>
          {text('off.go')}
        </Button>
      }
    >
      {text('off.detail')}
    </EmptyState>
  )
}

export default SearchForm

import { Button } from '@mui/material'
import { FileX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'

/** Why a check's files could not be read, and that it was free. */
export const RejectedFiles = ({ record: { error } }: { record: VerificationRecord }) => {
  const text = useTexts('files')
  const { paths } = useProduct()
  const free = text('rejected.free')
  return (
    <EmptyState
      icon={FileX}
      tone="danger"
      title={text('rejected.title')}
      // Some reasons say it themselves.
      hint={error?.includes(free) ? undefined : free}
      actions={
        <Button variant="outlined" component={Link} to={paths.verify}>
          {text('rejected.again')}
        </Button>
      }
    >
      {error}
    </EmptyState>
  )
}

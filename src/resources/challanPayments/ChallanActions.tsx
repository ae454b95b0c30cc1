import { Button } from '@mui/material'
import { Tickets } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canAccess } from '../../../contracts/people/permissions.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useStaff } from '../../authProvider/staff.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SettleFileButton } from './settleFile/SettleFileButton.tsx'

const ofChallans = encodeURIComponent(JSON.stringify({ product: ['vehicle-challans'] }))

/** Beside the list of orders: settling by a file, and the batches that look challans up. */
export const ChallanActions = () => {
  const text = useTexts('adminBatches')
  const { permissions } = useStaff()
  return (
    <>
      {canAccess(permissions, { action: 'list', permission: 'admin.batches' }) && (
        <Button
          variant="outlined"
          startIcon={<Tickets aria-hidden="true" />}
          component={Link}
          to={`${paths.adminBulkHit}?filter=${ofChallans}`}
        >
          {text('found.byBatch')}
        </Button>
      )}
      <SettleFileButton />
    </>
  )
}

import { Button } from '@mui/material'
import { Ban, CircleCheck } from 'lucide-react'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserPage.module.css'

export interface KeyProps {
  apiKey: AdminUserDetail['keys'][number]
  onRevoke: () => void
}

export const KeyStateChip = ({ apiKey: { revokedAt } }: Pick<KeyProps, 'apiKey'>) => {
  const text = useTexts('admin')
  return revokedAt ? (
    <ToneChip tone="neutral" icon={Ban} label={text('users.keys.revoked')} />
  ) : (
    <ToneChip tone="success" icon={CircleCheck} label={text('users.keys.active')} />
  )
}

/** Nothing for a key that has ended. */
export const StaffRevokeButton = ({ apiKey: { name, revokedAt }, onRevoke }: KeyProps) => {
  const text = useTexts('admin')
  return (
    !revokedAt && (
      <Button
        size="small"
        variant="outlined"
        color="error"
        className={styles.rowAction}
        aria-label={text('users.keys.revokeOne', { name })}
        onClick={onRevoke}
      >
        {text('users.keys.revoke')}
      </Button>
    )
  )
}

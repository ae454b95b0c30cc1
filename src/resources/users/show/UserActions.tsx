import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { Ellipsis, IndianRupee, Scale, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../contracts/paths.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { ActiveDialog } from '../actions/ActiveDialog.tsx'
import { AdjustDialog } from '../actions/AdjustDialog.tsx'
import styles from './UserHeader.module.css'

/** Adjust, prices and deactivate; on a narrow screen the latter two wait under "…". */
export const UserActions = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow()
  const [dialog, setDialog] = useState<'adjust' | 'active' | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setDialog(null)
  const pricing = `${paths.adminUserPricing}?userId=${user.id}`
  const label = text(user.isActive ? 'users.actions.deactivate' : 'users.actions.activate')
  const Icon = user.isActive ? UserRoundX : UserRoundCheck
  const askActive = () => {
    setAnchor(null)
    setDialog('active')
  }
  return (
    <div className={styles.actions}>
      <Button variant="outlined" startIcon={<Scale aria-hidden="true" />} onClick={() => setDialog('adjust')}>
        {text('users.actions.adjust')}
      </Button>
      {narrow ? (
        <>
          <IconButton
            className={styles.more}
            aria-label={text('users.actions.more')}
            aria-haspopup="menu"
            onClick={event => setAnchor(event.currentTarget)}
          >
            <Ellipsis aria-hidden="true" />
          </IconButton>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            <MenuItem onClick={askActive}>
              <Icon aria-hidden="true" /> {label}
            </MenuItem>
            <MenuItem component={Link} to={pricing}>
              <IndianRupee aria-hidden="true" /> {text('users.actions.pricing')}
            </MenuItem>
          </Menu>
        </>
      ) : (
        <>
          <Button variant="outlined" component={Link} to={pricing} startIcon={<IndianRupee aria-hidden="true" />}>
            {text('users.actions.pricing')}
          </Button>
          <Button
            variant="outlined"
            color={user.isActive ? 'error' : 'primary'}
            startIcon={<Icon aria-hidden="true" />}
            onClick={askActive}
          >
            {label}
          </Button>
        </>
      )}
      {dialog === 'adjust' && <AdjustDialog user={user} onClose={close} />}
      {dialog === 'active' && <ActiveDialog user={user} onClose={close} />}
    </div>
  )
}

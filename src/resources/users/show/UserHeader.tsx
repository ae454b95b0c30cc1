import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { Ellipsis, IndianRupee, Scale, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { setUserActive } from '../../../../contracts/calls/admin.ts'
import { paths, userPricesPath, withId } from '../../../../contracts/platform/paths.ts'
import type { AdminUser, AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { usePageTitle } from '../../../components/usePageTitle.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { KycChip, PlanChip, UserStateChip } from '../cells.tsx'
import { AdjustDialog } from './AdjustDialog.tsx'
import styles from './User.module.css'
import { userTabPath } from './userTabs.ts'

const initials = (name: string) =>
  name
    .split(' ')
    .map(word => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The customer's name and state, and the actions of staff. */
export const UserHeader = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const title = user.companyName ?? user.name
  usePageTitle(title)
  const contact = [user.companyName && user.name, user.email, user.phone].filter(Boolean).join(', ')
  return (
    <header className={styles.header}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(title)}
      </span>
      <div className={styles.words}>
        <h1>{title}</h1>
        <span className={styles.chips}>
          <UserStateChip record={user} />
          <Link to={userTabPath(user.id, 'kyc')}>
            <KycChip record={user} />
          </Link>
          <PlanChip record={user} />
          {user.ownsBrand && <Link to={withId(paths.adminClientDetails, user.id)}>{text('users.client')}</Link>}
        </span>
        <p>{contact}</p>
      </div>
      <UserActions user={user} />
    </header>
  )
}

/** Adjust, prices and deactivate. On narrow screens the last two are in the "…" menu. */
const UserActions = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow()
  const [dialog, setDialog] = useState<'adjust' | 'active' | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setDialog(null)
  const pricing = userPricesPath({ customer: user.id })
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

/** Deactivates or reactivates a customer. */
export const ActiveDialog = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const text = useTexts('admin')
  const name = user.companyName ?? user.name
  const way = user.isActive ? 'deactivate' : 'activate'
  return (
    <ActionDialog
      call={setUserActive}
      params={{ id: user.id }}
      body={{ active: !user.isActive }}
      fields={[reasonField]}
      title={text(`users.active.${way}Title`, { name })}
      detail={text(`users.active.${way}Detail`)}
      confirm={text(`users.actions.${way}`)}
      danger={user.isActive}
      done={text(`users.active.${way}Done`, { name })}
      onClose={onClose}
    />
  )
}

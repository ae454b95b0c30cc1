import { Popover } from '@mui/material'
import { CircleUserRound, LogOut, type LucideIcon, ScrollText, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { DisplaySettings } from '../../components/DisplaySettings.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { CustomerId } from './CustomerId.tsx'
import styles from './ProfileMenu.module.css'
import type { ProfileLink, ProfileMenuProps } from './profile.ts'

const icons: Record<ProfileLink, LucideIcon> = {
  account: CircleUserRound,
  whitelistIp: ShieldCheck,
  statement: ScrollText,
}

interface ProfilePanelProps extends ProfileMenuProps {
  id: string
  label: string
  /** Null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** Who is signed in, where their pages are, how the screen looks, and the way out. */
const ProfilePanel = (props: ProfilePanelProps) => {
  const {
    name,
    email,
    standing,
    withCustomerId = false,
    links = [],
    actions = [],
    logout,
    id,
    label,
    anchor,
    onClose,
  } = props
  const text = useTexts('shell')
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className: styles.paper } }}
    >
      <div className={styles.who}>
        <b>{name}</b>
        {email && <span>{email}</span>}
        {standing && <span>{standing}</span>}
        {withCustomerId && <CustomerId />}
      </div>
      {links.length > 0 && (
        <div className={styles.part}>
          {links.map(({ label: link, to }) => {
            const Icon = icons[link]
            return (
              <Link key={link} className={styles.link} to={to} onClick={onClose}>
                <Icon size={16} aria-hidden="true" /> {text(`profile.${link}`)}
              </Link>
            )
          })}
        </div>
      )}
      {actions.length > 0 && (
        <div className={styles.part}>
          {actions.map(({ label: action, icon: Icon, onClick }) => (
            <button
              key={action}
              type="button"
              className={styles.link}
              onClick={() => {
                onClose()
                onClick()
              }}
            >
              <Icon size={16} aria-hidden="true" /> {action}
            </button>
          ))}
        </div>
      )}
      <DisplaySettings />
      <div className={styles.part}>
        <a className={styles.link} href={logout}>
          <LogOut size={16} aria-hidden="true" /> {text('profile.logout')}
        </a>
      </div>
    </Popover>
  )
}

export default ProfilePanel

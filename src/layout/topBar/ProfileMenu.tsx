import { Popover } from '@mui/material'
import { ChevronDown, CircleUserRound, LogOut, ScrollText } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useShellText } from '../../i18n/useShellText.ts'
import { Choices } from './Choices.tsx'
import styles from './ProfileMenu.module.css'

interface ProfileMenuProps {
  name: string
  email?: string | undefined
  /** Under the name: a sub-user's or administrator's standing. */
  standing?: string | undefined
  /** The customer ID with its copy control. */
  children?: ReactNode
  links?: readonly { label: 'account' | 'statement'; to: string }[]
  logout: string
}

const icons = { account: CircleUserRound, statement: ScrollText }

const initials = (name: string) =>
  name
    .split(' ')
    .map(word => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Who is signed in, where their pages are, how the screen looks, and the way out. */
export const ProfileMenu = ({ name, email, standing, children, links = [], logout }: ProfileMenuProps) => {
  const text = useShellText()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const label = text('profile.open', { name })
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className={styles.avatar} data-initials={initials(name)} />
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className: styles.paper } }}
      >
        <div className={styles.who}>
          <b>{name}</b>
          {email && <span>{email}</span>}
          {standing && <span>{standing}</span>}
          {children}
        </div>
        {links.length > 0 && (
          <div className={styles.part}>
            {links.map(({ label: link, to }) => {
              const Icon = icons[link]
              return (
                <Link key={link} className={styles.link} to={to} onClick={close}>
                  <Icon size={16} aria-hidden="true" /> {text(`profile.${link}`)}
                </Link>
              )
            })}
          </div>
        )}
        <Choices />
        <div className={styles.part}>
          <a className={styles.link} href={logout}>
            <LogOut size={16} aria-hidden="true" /> {text('profile.logout')}
          </a>
        </div>
      </Popover>
    </>
  )
}

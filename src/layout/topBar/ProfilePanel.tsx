import { Popover } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { CircleUserRound, LogOut, type LucideIcon, ScrollText, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getProfile } from '../../../contracts/calls/account.ts'
import { updateCustomerId } from '../../../contracts/calls/registration.ts'
import { useSession } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { DisplaySettings } from '../../components/DisplaySettings.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { callQueryKey, useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ProfileLink, ProfileMenuProps } from './profile.ts'
import styles from './TopBar.module.css'

const icons: Record<ProfileLink, LucideIcon> = {
  account: CircleUserRound,
  whitelistIp: ShieldCheck,
  statement: ScrollText,
}

interface ProfilePanelProps extends ProfileMenuProps {
  id: string
  label: string
  /** Null while the panel is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** User details, links, preferences and sign-out. */
const ProfilePanel = (props: ProfilePanelProps) => {
  const {
    name,
    email,
    roleLabel,
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
        {roleLabel && <span>{roleLabel}</span>}
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

/** The customer ID with a copy button, or a button to create one (A37). */
const CustomerId = () => {
  const text = useTexts('shell')
  const { userId, profile } = useSession()
  const queries = useQueryClient()
  const { mutate, data, error, isPending } = useCallMutation(updateCustomerId)
  const customerId = profile.customerId ?? data?.customerId
  const create = () =>
    mutate(
      { body: { userId } },
      { onSuccess: () => void queries.invalidateQueries({ queryKey: callQueryKey(getProfile) }) },
    )

  if (!customerId)
    return (
      <div className={styles.noId}>
        <BusyButton variant="outlined" size="small" busy={isPending} onClick={create}>
          {text('profile.createId')}
        </BusyButton>
        <FieldMessage error={error?.message} />
      </div>
    )
  return (
    <div className={styles.customerId} aria-live="polite">
      <span>{text('profile.customerId')}</span>
      <span className="mono">{customerId}</span>
      <CopyButton value={customerId} name={text('profile.customerId')} />
    </div>
  )
}

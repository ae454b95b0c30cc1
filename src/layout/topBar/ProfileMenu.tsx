import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../components/plain/ReloadBoundary.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ProfileMenuProps } from './profile.ts'
import styles from './TopBar.module.css'

const ProfilePanel = lazyPage(() => import('./ProfilePanel.tsx'))

const initials = (name: string) =>
  name
    .split(' ')
    .map(word => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The profile button. The menu's content is loaded when it is first opened. */
export const ProfileMenu = (props: ProfileMenuProps) => {
  const { name } = props
  const text = useTexts('shell')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(false)
  const label = text('profile.open', { name })

  const open = (button: HTMLElement) => {
    setWanted(true)
    setAnchor(button)
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => open(event.currentTarget)}
      >
        <span className={styles.avatar} data-initials={initials(name)} />
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      {wanted && (
        <ReloadBoundary>
          <ProfilePanel {...props} id={id} label={label} anchor={anchor} onClose={() => setAnchor(null)} />
        </ReloadBoundary>
      )}
    </>
  )
}

import { Drawer, IconButton } from '@mui/material'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Menu.module.css'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  brand: ReactNode
  children: ReactNode
}

/** The side menu under 900 px. It is loaded when it is first opened. */
const MenuDrawer = ({ open, onClose, brand, children }: MenuDrawerProps) => {
  const text = useTexts('shell')
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { className: styles.drawer } }}>
      <div className={styles.head}>
        {brand}
        <IconButton size="large" aria-label={text('closeMenu')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </Drawer>
  )
}

export default MenuDrawer

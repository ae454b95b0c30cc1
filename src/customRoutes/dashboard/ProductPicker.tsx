import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { byGroup, entryOf, productIds } from '../../../contracts/checks/catalogue.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { productIcons } from '../../components/productIcons.tsx'
import { useLocale } from '../../i18n/locale.ts'
import styles from './Dashboard.module.css'

interface ProductPickerProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon'> {
  label: string
  /** The page of the product that opens. */
  page: 'verify' | 'list'
}

/** A button that asks for the product; nothing for who may not run checks, if it leads to one. */
export const ProductPicker = ({ label, page, ...button }: ProductPickerProps) => {
  const locale = useLocale()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const mayRun = useCanEdit()
  if (page === 'verify' && !mayRun) return null
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { style: { maxHeight: 420 } } }}
      >
        {byGroup(productIds.map(entryOf)).flatMap(({ group, label: heading, products }) => [
          <li key={group} role="presentation" className={styles.group}>
            {heading[locale]}
          </li>,
          ...products.map(({ id, icon, title, label: name, paths }) => {
            const Icon = productIcons[icon]
            return (
              <MenuItem key={id} component={Link} to={paths[page]}>
                <Icon aria-hidden="true" /> {(title ?? name)[locale]}
              </MenuItem>
            )
          }),
        ])}
      </Menu>
    </>
  )
}

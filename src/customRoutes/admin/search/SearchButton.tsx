import { Dialog, IconButton } from '@mui/material'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminSearch.module.css'
import { AdminSearch } from './AdminSearch.tsx'

/** Opens the search where the bar has no room for the field. */
export const SearchButton = () => {
  const text = useTexts('admin')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton size="large" aria-label={text('search.open')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" />
      </IconButton>
      <Dialog
        fullScreen
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': text('search.label'), className: styles.sheet } }}
      >
        <div className={styles.head}>
          <AdminSearch autoFocus onDone={close} />
          <IconButton size="large" aria-label={text('search.close')} onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </Dialog>
    </>
  )
}

import { IconButton } from '@mui/material'
import { Menu } from 'lucide-react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'

/** Opens the menu drawer on narrow screens. */
export const MenuButton = ({ onOpen }: { onOpen: () => void }) => {
  const text = useTexts('shell')
  const narrow = useIsNarrow()
  return (
    narrow && (
      <IconButton size="large" aria-label={text('openMenu')} aria-haspopup="dialog" onClick={onOpen}>
        <Menu aria-hidden="true" />
      </IconButton>
    )
  )
}

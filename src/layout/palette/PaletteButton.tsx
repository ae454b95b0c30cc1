import { IconButton } from '@mui/material'
import { type LucideIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LazyPage } from '../../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../components/plain/ReloadBoundary.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface PaletteButtonProps {
  Palette: LazyPage<{ onClose: () => void }>
  /** Where the bar has no room for it, there is only the shortcut. */
  hidden?: boolean
  icon?: LucideIcon
}

/** Opens the command palette, as Ctrl+K or ⌘K does. Its code loads when it is first opened. */
export const PaletteButton = ({ Palette, hidden = false, icon: Icon = Search }: PaletteButtonProps) => {
  const label = useTexts('shell')('palette')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
      if (!pressed) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      {!hidden && (
        <IconButton
          size="large"
          title={label}
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      )}
      {open && (
        <ReloadBoundary>
          <Palette onClose={() => setOpen(false)} />
        </ReloadBoundary>
      )}
    </>
  )
}

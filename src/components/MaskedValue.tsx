import { IconButton } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './MaskedValue.module.css'
import { ReasonDialog } from './ReasonDialog.tsx'

interface MaskedValueProps {
  /** Masked by the server: the browser does not have the whole value until it is revealed. */
  value: string
  /** What the value is, for the buttons' labels. */
  name?: string
  copyable?: boolean
  /** Fetches the whole value; the server records the reason in the audit log. */
  onReveal?: (reason: string) => Promise<string>
}

export const MaskedValue = ({ value, name, copyable = false, onReveal }: MaskedValueProps) => {
  const text = useTexts('components')
  const [whole, setWhole] = useState<string>()
  const [asking, setAsking] = useState(false)

  const reveal = async (reason: string) => {
    setWhole(await onReveal?.(reason))
    setAsking(false)
  }

  return (
    <span className={styles.masked}>
      <span className="mono">{whole ?? value}</span>
      {copyable && <CopyButton value={whole ?? value} name={name} />}
      {onReveal && (
        <IconButton
          size="small"
          aria-label={text(whole ? 'masked.hide' : 'masked.reveal')}
          onClick={() => (whole ? setWhole(undefined) : setAsking(true))}
        >
          {whole ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      )}
      {asking && (
        <ReasonDialog
          title={text('masked.title')}
          confirm={text('masked.reveal')}
          onConfirm={reveal}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}

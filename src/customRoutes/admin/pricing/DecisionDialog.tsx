import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Pricing.module.css'

interface DecisionDialogProps {
  title: string
  confirm: string
  danger?: boolean
  busy: boolean
  error: CallError | null
  children: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/** The frame of every decision about a price. Stays open, and usable again, when it fails. */
export const DecisionDialog = (props: DecisionDialogProps) => {
  const { title, confirm, danger = false, busy, error, children, onSubmit, onClose } = props
  const text = useTexts('adminPricing')
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent className={styles.fields}>
          {children}
          {error && <InlineAlert tone="danger">{error.fields[0]?.message ?? error.message}</InlineAlert>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {text('form.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" color={danger ? 'error' : 'primary'} busy={busy}>
            {confirm}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatWholeRupees } from '../../../contracts/platform/money.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Tour.module.css'

interface BonusDialogProps {
  open: boolean
  onClose: () => void
  /** Called when the closing transition has ended. */
  onExited: () => void
}

/** After the first sign-in, says where to find the bonus that the registration credited (A28, A117). */
const BonusDialog = ({ open, onClose, onExited }: BonusDialogProps) => {
  const text = useTexts('tour')
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.paper }, transition: { onExited } }}
    >
      <DialogTitle id={titleId}>{text('bonus.title')}</DialogTitle>
      <DialogContent>
        <p className={styles.amount}>
          <b>{formatWholeRupees(limits.bonusPaise)}</b> {text('bonus.standing')}
        </p>
        <p className={styles.detail}>{text('bonus.detail')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('bonus.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default BonusDialog

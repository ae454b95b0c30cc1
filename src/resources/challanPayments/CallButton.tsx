import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { revealChallanPhone } from '../../../contracts/calls/challanDesk.ts'
import { ActionDialog, type ResultProps } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanPayments.module.css'

interface CallButtonProps {
  /** Order ID. */
  id: string
  of: 'payer' | 'lawyer'
}

/** Reveals a phone number after a reason is given, as a link that dials it. It is gone once the dialog closes. */
export const CallButton = ({ id, of }: CallButtonProps) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Phone aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text(`call.${of}`)}
      </Button>
      {open && (
        <ActionDialog
          call={revealChallanPhone}
          params={{ id }}
          body={{ of }}
          fields={[reasonField]}
          title={text(`call.${of}`)}
          detail={text('call.detail')}
          confirm={text('call.show')}
          result={Revealed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Revealed = ({ reply: { phone }, titleId, onClose }: ResultProps<typeof revealChallanPhone>) => {
  const text = useTexts('adminChallans')
  return (
    <>
      <DialogTitle id={titleId}>{text('call.number')}</DialogTitle>
      <DialogContent>
        <a className={`num ${styles.phone}`} href={`tel:${phone}`}>
          {phone}
        </a>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </>
  )
}

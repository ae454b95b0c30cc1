import { Button } from '@mui/material'
import { useState } from 'react'
import { setEndUserBlocked } from '../../../contracts/calls/whiteLabel.ts'
import type { WhitelabelUserDetail } from '../../../contracts/resources/whitelabelUser.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Blocks an end user under the brand, or lets them in again. */
export const BlockButton = ({ user: { id, phone, brand, status } }: { user: WhitelabelUserDetail }) => {
  const text = useTexts('adminWhiteLabel')
  const mayBlock = useStaffCanCall(setEndUserBlocked)
  const [asking, setAsking] = useState(false)
  if (!mayBlock) return null
  const way = status === 'active' ? 'block' : 'unblock'
  return (
    <>
      <Button variant="outlined" color={way === 'block' ? 'error' : 'primary'} onClick={() => setAsking(true)}>
        {text(way)}
      </Button>
      {asking && (
        <ActionDialog
          call={setEndUserBlocked}
          params={{ id }}
          body={{ blocked: way === 'block' }}
          fields={[reasonField]}
          danger={way === 'block'}
          title={text(`${way}Title`, { phone: phone ?? text('phoneUnknown'), brand })}
          detail={text(`${way}Lead`)}
          confirm={text(way)}
          done={text(`${way}ed`)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

import { Button } from '@mui/material'
import { useState } from 'react'
import { setBrandOwner } from '../../../contracts/calls/whiteLabel.ts'
import type { ChallanBrandRow } from '../../../contracts/resources/challanBrand.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Gives a brand to an account, or back to the house. */
export const OwnerButton = ({ brand: { id, title, ownerId } }: { brand: ChallanBrandRow }) => {
  const text = useTexts('adminWhiteLabel')
  const money = useTexts('adminMoney')
  const mayChange = useStaffCanCall(setBrandOwner)
  const [asking, setAsking] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('setOwnerOne', { name: title })}
        onClick={() => setAsking(true)}
      >
        {text('setOwner')}
      </Button>
      {asking && (
        <ActionDialog
          call={setBrandOwner}
          params={{ id }}
          fields={[{ source: 'owner', label: text('ownerField'), mono: true }, reasonField]}
          defaults={{ owner: ownerId }}
          title={text('setOwnerTitle', { name: title })}
          detail={text('setOwnerLead')}
          confirm={text('setOwner')}
          done={reply => (reply.approvalId ? money('approvals.sent') : text('ownerSet'))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

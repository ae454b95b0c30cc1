import { Button } from '@mui/material'
import { useState } from 'react'
import { rotateBrandToken } from '../../../../../contracts/calls/adminChallans.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useOrderAction } from '../order/useOrderAction.ts'

/** A token that has gone too far gets a successor. */
export const RotateToken = ({ brand: { id, title } }: { brand: ChallanBrandRow }) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  const { act } = useOrderAction(rotateBrandToken)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('brands.rotate')}
      </Button>
      {open && (
        <ConfirmDialog
          title={text('brands.rotateTitle', { name: title })}
          confirm={text('brands.rotate')}
          onConfirm={async () => {
            await act({ params: { id } }, text('brands.rotated'))
            close()
          }}
          onClose={close}
        >
          <p>{text('brands.rotateLead')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

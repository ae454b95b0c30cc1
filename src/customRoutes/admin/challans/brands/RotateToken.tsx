import { Button } from '@mui/material'
import { useState } from 'react'
import { rotateBrandToken } from '../../../../../contracts/calls/adminChallans.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { ActionDialog } from '../../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'

/** A token that has gone too far gets a successor. */
export const RotateToken = ({ brand: { id, title } }: { brand: ChallanBrandRow }) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('brands.rotate')}
      </Button>
      {open && (
        <ActionDialog
          call={rotateBrandToken}
          params={{ id }}
          title={text('brands.rotateTitle', { name: title })}
          detail={text('brands.rotateLead')}
          confirm={text('brands.rotate')}
          done={text('brands.rotated')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

import { Button } from '@mui/material'
import { useState } from 'react'
import { openAccessReview } from '../../../contracts/calls/accessReviews.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Opens a review between the quarters. */
export const OpenButton = () => {
  const text = useTexts('staff')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text('review.open.button')}
      </Button>
      {asking && (
        <ActionDialog
          call={openAccessReview}
          fields={[reasonField]}
          title={text('review.open.title')}
          detail={text('review.open.detail')}
          confirm={text('review.open.button')}
          done={text('review.open.done')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

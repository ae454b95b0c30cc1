import { Button } from '@mui/material'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { downloadAnyReceipt, listChallanImages } from '../../../contracts/calls/challanDesk.ts'
import type { CustomerChallanOrderDetail } from '../../../contracts/resources/customerChallanOrder.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanImagesDialog } from '../challanOrders/ChallanImagesDialog.tsx'
import { FileDownloadButton } from '../challanOrders/FileDownloadButton.tsx'
import { CallButton } from './CallButton.tsx'
import styles from './ChallanPayments.module.css'

/** What staff look up beside the order's work: the payer's phone, the receipt and the camera's images. */
export const OrderTools = ({ order: { id, number, receipt } }: { order: CustomerChallanOrderDetail }) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <CallButton id={id} of="payer" />
      {receipt && (
        <FileDownloadButton
          small
          call={downloadAnyReceipt}
          params={{ id }}
          name={`challan-receipt-${number}`}
          label={text('one.receipt')}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<Image aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('one.images')}
      </Button>
      {open && <OrderImages id={id} onClose={() => setOpen(false)} />}
    </div>
  )
}

const OrderImages = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useTexts('adminChallans')
  const { data, error } = useCallQuery(listChallanImages, { params: { id } })
  if (!data && !error) return null
  const images = (data?.challans ?? []).flatMap(({ challanNo, images: urls }) =>
    urls.map(url => ({ url, name: challanNo })),
  )
  return <ChallanImagesDialog images={images} none={error?.message ?? text('one.noImages')} onClose={onClose} />
}

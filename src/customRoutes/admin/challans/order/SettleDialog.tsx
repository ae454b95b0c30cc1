import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { settleChallans, uploadChallanFile } from '../../../../../contracts/calls/adminChallans.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { FileDropzone } from '../../../../components/FileDropzone.tsx'
import { formatBytes } from '../../../../components/fileRules.ts'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { useCallMutation } from '../../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Challans.module.css'
import { useOrderAction } from './useOrderAction.ts'

type Item = CustomerChallanOrderDetail['items'][number]

interface SettleDialogProps {
  id: string
  items: readonly Item[]
  onDone: () => void
  onClose: () => void
}

const MAX_BYTES = 10 * 1024 * 1024

/** Settles the chosen challans with what the court or the portal gave for them. */
export const SettleDialog = ({ id, items, onDone, onClose }: SettleDialogProps) => {
  const text = useTexts('adminChallans')
  const titleId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [reference, setReference] = useState('')
  const [courtStatus, setCourtStatus] = useState('')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const upload = useCallMutation(uploadChallanFile)
  const settle = useOrderAction(settleChallans)
  const problem = upload.error
  const fines = items.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!upload.data) return
    const body = {
      items: items.map(item => item.id),
      objectId: upload.data.objectId,
      reference: reference.trim(),
      courtStatus: courtStatus.trim() || null,
    }
    if (await settle.act({ params: { id }, body, idempotencyKey }, text('one.done.settled'))) onDone()
  }
  const take = (chosen: File) => {
    setFile(chosen)
    const body = new FormData()
    body.set('file', chosen)
    upload.mutate({ body })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form className={styles.sheet} onSubmit={event => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{text('settling.title')}</DialogTitle>
        <DialogContent className={styles.form}>
          <p className={styles.lead}>
            {text('settling.what', { smart_count: items.length, amount: formatPaise(fines) })} {text('settling.lead')}
          </p>
          {problem && <InlineAlert tone="danger">{problem.fields[0]?.message ?? problem.message}</InlineAlert>}
          <FileDropzone
            label={text('settling.file')}
            types={['.pdf', '.png', '.jpg', '.jpeg', '.webp']}
            maxBytes={MAX_BYTES}
            onFile={take}
            {...(file && {
              file: {
                name: file.name,
                detail: upload.isPending ? text('settling.uploading') : formatBytes(file.size),
              },
            })}
          />
          <TextField
            required
            label={text('settling.reference')}
            helperText={text('settling.referenceHint')}
            value={reference}
            onChange={event => setReference(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <TextField
            label={text('settling.court')}
            helperText={text('settling.courtHint')}
            value={courtStatus}
            onChange={event => setCourtStatus(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('settling.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!upload.data || reference.trim().length < 3 || settle.busy}
          >
            {text('settling.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

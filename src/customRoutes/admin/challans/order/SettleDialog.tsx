import { useRef, useState } from 'react'
import { settleChallans, uploadChallanFile } from '../../../../../contracts/calls/adminChallans.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { FieldMessage } from '../../../../components/FieldMessage.tsx'
import { FileDropzone } from '../../../../components/FileDropzone.tsx'
import { formatBytes } from '../../../../components/fileRules.ts'
import { ActionDialog } from '../../../../components/form/ActionDialog.tsx'
import { useField } from '../../../../components/form/useField.ts'
import { useCallMutation } from '../../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'

interface SettleDialogProps {
  id: string
  items: readonly CustomerChallanOrderDetail['items'][number][]
  onDone: () => void
  onClose: () => void
}

const MAX_BYTES = 10 * 1024 * 1024

/** Settles the chosen challans with what the court or the portal gave for them. */
export const SettleDialog = ({ id, items, onDone, onClose }: SettleDialogProps) => {
  const text = useTexts('adminChallans')
  const fines = items.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const what = text('settling.what', { smart_count: items.length, amount: formatPaise(fines) })
  return (
    <ActionDialog
      guard
      call={settleChallans}
      params={{ id }}
      body={{ items: items.map(item => item.id) }}
      fields={[
        { source: 'objectId', component: <Receipt /> },
        { source: 'reference', label: text('settling.reference'), hint: text('settling.referenceHint') },
        { source: 'courtStatus', label: text('settling.court'), hint: text('settling.courtHint') },
      ]}
      title={text('settling.title')}
      detail={`${what} ${text('settling.lead')}`}
      confirm={text('settling.submit')}
      done={text('one.done.settled')}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

/** Uploads the file as it is chosen; its value is the object that the server keeps it as. */
const Receipt = () => {
  const text = useTexts('adminChallans')
  const [file, setFile] = useState<File | null>(null)
  const { mutateAsync, isPending, error } = useCallMutation(uploadChallanFile)
  const upload = useRef<Promise<string | undefined>>(undefined)
  const check = async (objectId: unknown) =>
    (objectId ?? (await upload.current)) ? undefined : text('settling.fileMissing')
  const { onChange, problem } = useField({ check })
  const take = (chosen: File) => {
    setFile(chosen)
    onChange(undefined)
    const body = new FormData()
    body.set('file', chosen)
    upload.current = mutateAsync({ body }).then(
      ({ objectId }) => {
        onChange(objectId)
        return objectId
      },
      // The mutation's error is shown.
      () => undefined,
    )
  }
  const shown = error ? (error.fields[0]?.message ?? error.message) : isPending ? undefined : problem
  return (
    <div>
      <FileDropzone
        label={text('settling.file')}
        types={['.pdf', '.png', '.jpg', '.jpeg', '.webp']}
        maxBytes={MAX_BYTES}
        onFile={take}
        {...(file && {
          file: { name: file.name, detail: isPending ? text('settling.uploading') : formatBytes(file.size) },
        })}
      />
      {shown && <FieldMessage error={shown} />}
    </div>
  )
}

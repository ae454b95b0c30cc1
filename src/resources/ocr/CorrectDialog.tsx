import { correctDocumentField } from '../../../contracts/calls/documents.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ShownDocument } from './document.ts'

interface CorrectDialogProps {
  id: string
  field: ShownDocument['fields'][number]
  name: string
  onClose: () => void
}

/** Asks for what a person reads. A masked value is typed anew, because the browser does not have it. */
export const CorrectDialog = ({ id, field, name, onClose }: CorrectDialogProps) => {
  const text = useTexts('ocr')
  const isDate = field.name.endsWith('Date')
  const held = field.corrections.at(-1)?.value ?? field.value
  return (
    <ActionDialog
      title={text('fields.dialog.title', { name })}
      detail={text('fields.dialog.detail')}
      confirm={text('fields.dialog.save')}
      call={correctDocumentField}
      params={{ id }}
      body={{ field: field.at }}
      fields={[
        {
          source: 'value',
          label: text('fields.dialog.value'),
          hint: isDate ? text('fields.dialog.date') : undefined,
          mono: field.masked,
        },
      ]}
      defaults={{ value: field.masked ? '' : held }}
      done={text('fields.saved')}
      onClose={onClose}
    />
  )
}

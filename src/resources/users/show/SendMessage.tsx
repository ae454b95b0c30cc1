import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type SupportMessages, sendUserMessage } from '../../../../contracts/calls/supportMessages.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useField } from '../../../components/form/useField.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

interface SendMessageProps {
  user: Pick<AdminUserDetail, 'id' | 'name' | 'companyName'>
  known: SupportMessages
  onClose: () => void
}

/** Writes to the customer: a template in the customer's language, which the sender completes. */
export const SendMessage = ({ user, known: { locale, templates }, onClose }: SendMessageProps) => {
  const text = useTexts('supportMessages')
  const [first] = templates
  return (
    <ActionDialog
      call={sendUserMessage}
      params={{ id: user.id }}
      defaults={{ template: first?.id, subject: first?.subject, text: first?.text }}
      fields={[
        { source: 'template', component: <Template templates={templates} /> },
        { source: 'subject', label: text('dialog.subject') },
        { source: 'text', kind: 'textarea', label: text('dialog.text'), hint: text('dialog.hint') },
      ]}
      title={text('dialog.title', { name: user.companyName ?? user.name })}
      detail={text(`dialog.detail.${locale}`)}
      confirm={text('dialog.confirm')}
      done={text('sent')}
      guard
      wide
      onClose={onClose}
    />
  )
}

/** Fills in subject and text, unless the sender has written something of their own. */
const Template = ({ templates }: Pick<SupportMessages, 'templates'>) => {
  const text = useTexts('supportMessages')
  const { value, onChange, onBlur, ref, problem } = useField()
  const { getValues, setValue } = useFormContext()
  const [isKept, setKept] = useState(false)
  const choose = (next: string) => {
    const chosen = templates.find(({ id }) => id === next)
    const isUnchanged = (source: 'subject' | 'text') =>
      getValues(source) === '' || templates.some(one => one[source] === getValues(source))
    const replaces = isUnchanged('subject') && isUnchanged('text')
    setKept(!replaces)
    onChange(next)
    if (!replaces || !chosen) return
    for (const source of ['subject', 'text'] as const) setValue(source, chosen[source], { shouldDirty: true })
  }
  return (
    <TextField
      select
      label={text('dialog.template')}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? (isKept ? text('dialog.kept') : undefined)}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => choose(event.target.value)}
    >
      {templates.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

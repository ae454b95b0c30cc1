import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { startVideoCall } from '../../../contracts/calls/videoCalls.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

const locales = ['en', 'hi'] as const
const channels = ['email', 'sms', 'whatsapp'] as const

/** Asks a person for a call: the link goes to them only. */
export const NewCall = () => {
  const text = useTexts('videoCallsScreen')
  const mayStart = useCanCall(startVideoCall)
  const { kycComplete } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!mayStart || !kycComplete) return null
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('new')}
      </Button>
      {isOpen && (
        <ActionDialog
          call={startVideoCall}
          title={text('form.title')}
          confirm={text('form.submit')}
          done={text('form.sent')}
          defaults={{ locale: 'en', channel: 'email' }}
          fields={[
            { source: 'name', label: text('form.name'), required: true },
            { source: 'email', kind: 'email', label: text('form.email'), half: true },
            { source: 'phone', kind: 'tel', label: text('form.phone'), hint: text('form.phoneHint'), half: true },
            {
              source: 'channel',
              kind: 'segmented',
              label: text('form.channel'),
              choices: channels.map(value => ({ value, label: text(`form.channels.${value}`) })),
            },
            {
              source: 'locale',
              kind: 'segmented',
              label: text('form.locale'),
              choices: locales.map(value => ({ value, label: text(`form.locales.${value}`) })),
            },
            { source: 'reference', label: text('form.reference') },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

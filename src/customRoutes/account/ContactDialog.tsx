import { useRef, useState } from 'react'
import {
  changeEmail,
  changePhone,
  sendEmailChangeCode,
  sendPhoneChangeCode,
} from '../../../contracts/calls/ownAccount.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface DialogProps {
  onClose: () => void
}

/** Remembers what the code was sent to: the first dialog closes into the second. */
function useSteps(onClose: () => void) {
  const sent = useRef<string | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  return {
    address,
    onSent: (to: string) => {
      sent.current = to
    },
    onStepClose: () => (sent.current ? setAddress(sent.current) : onClose()),
  }
}

/** The new e-mail address, then the code that was sent to it. */
export const EmailDialog = ({ onClose }: DialogProps) => {
  const text = useTexts('ownAccount')
  const { address, onSent, onStepClose } = useSteps(onClose)
  const { run, busy } = useCallAction(sendEmailChangeCode)
  if (address === null)
    return (
      <ActionDialog
        title={text('changeEmail')}
        detail={text('changeEmailDetail')}
        confirm={text('sendCode')}
        call={sendEmailChangeCode}
        fields={[{ source: 'email', kind: 'email', label: text('newEmail'), autoComplete: 'email' }]}
        done={(_, { email }) => {
          onSent(email)
          return text('codeSent', { address: email })
        }}
        onClose={onStepClose}
      />
    )
  return (
    <ActionDialog
      key="code"
      title={text('changeEmail')}
      detail={text('enterCode', { address })}
      confirm={text('confirm')}
      call={changeEmail}
      body={{ email: address }}
      fields={[{ source: 'otp', label: text('code'), autoComplete: 'one-time-code', mono: true }]}
      done={text('emailChanged')}
      onClose={onClose}
    >
      <Resend busy={busy} onClick={() => run({ body: { email: address } }, text('codeSent', { address }))} />
    </ActionDialog>
  )
}

/** The new phone number, then the code that was sent to it. */
export const PhoneDialog = ({ onClose }: DialogProps) => {
  const text = useTexts('ownAccount')
  const { address, onSent, onStepClose } = useSteps(onClose)
  const { run, busy } = useCallAction(sendPhoneChangeCode)
  if (address === null)
    return (
      <ActionDialog
        title={text('changePhone')}
        detail={text('changePhoneDetail')}
        confirm={text('sendCode')}
        call={sendPhoneChangeCode}
        fields={[
          { source: 'phone', kind: 'tel', label: text('newPhone'), hint: text('newPhoneHint'), autoComplete: 'tel' },
        ]}
        done={(_, { phone }) => {
          onSent(phone)
          return text('codeSent', { address: phone })
        }}
        onClose={onStepClose}
      />
    )
  return (
    <ActionDialog
      key="code"
      title={text('changePhone')}
      detail={text('enterPhoneCode', { address })}
      confirm={text('confirm')}
      call={changePhone}
      body={{ phone: address }}
      fields={[{ source: 'otp', label: text('code'), autoComplete: 'one-time-code', mono: true }]}
      done={text('phoneChanged')}
      onClose={onClose}
    >
      <Resend busy={busy} onClick={() => run({ body: { phone: address } }, text('codeSent', { address }))} />
    </ActionDialog>
  )
}

const Resend = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => {
  const text = useTexts('ownAccount')
  return (
    <div>
      <BusyButton size="small" busy={busy} onClick={onClick}>
        {text('resend')}
      </BusyButton>
    </div>
  )
}

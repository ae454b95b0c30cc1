import { Button } from '@mui/material'
import { useState } from 'react'
import { resetSubUserSecondFactor } from '../../../contracts/calls/subUsers.ts'
import { type SubUser, subUser } from '../../../contracts/resources/subUser.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { createCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { untilField } from '../roles/untilField.ts'
import { fullName } from './cells.tsx'

interface OfSubUser {
  record: SubUser
}

/** Resend the invitation, reset two-step verification, set the end of the access, disable or enable. */
export const SubUserActions = ({ record }: OfSubUser) => {
  const mayReset = useCanCall(resetSubUserSecondFactor)
  return (
    <>
      {record.status === 'invited' && <ResendButton record={record} />}
      {mayReset && record.status === 'active' && record.secondFactor && <ResetButton record={record} />}
      <UntilButton record={record} />
      {record.status === 'disabled' && <EnableButton record={record} />}
      {(record.status === 'active' || record.status === 'invited') && <DisableButton record={record} />}
    </>
  )
}

/** Sends a new invitation. The previous link stops working. */
const ResendButton = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const { run, busy } = useCallAction(createCall(subUser))
  const { firstName, lastName, email, access, until } = record
  return (
    <BusyButton
      size="small"
      variant="outlined"
      busy={busy}
      aria-label={text('againNamed', { name: fullName(record) })}
      onClick={() => run({ body: { firstName, lastName, email, access, until } }, text('resent', { email }))}
    >
      {text('again')}
    </BusyButton>
  )
}

/** Sets the last day of their access, or opens an access that has ended. */
const UntilButton = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const rolesText = useTexts('roles')
  const [asking, setAsking] = useState(false)
  const name = fullName(record)
  const isEnded = record.status === 'ended'
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text(isEnded ? 'until.extendNamed' : 'until.setNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text(isEnded ? 'until.extend' : 'until.set')}
      </Button>
      {asking && (
        <ActionDialog
          call={updateCall(subUser)}
          params={{ id: record.id }}
          fields={[untilField(rolesText)]}
          defaults={{ until: isEnded ? null : record.until }}
          title={text('until.title', { name })}
          detail={text('until.detail')}
          confirm={text('until.confirm')}
          done={text('until.done', { name })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const EnableButton = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const { run, busy } = useCallAction(updateCall(subUser))
  const name = fullName(record)
  return (
    <BusyButton
      size="small"
      variant="outlined"
      busy={busy}
      aria-label={text('enableNamed', { name })}
      onClick={() => run({ params: { id: record.id }, body: { isActive: true } }, text('enabled', { name }))}
    >
      {text('enable')}
    </BusyButton>
  )
}

const DisableButton = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const [asking, setAsking] = useState(false)
  const name = fullName(record)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text('disableNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('disable')}
      </Button>
      {asking && (
        <ActionDialog
          danger
          call={updateCall(subUser)}
          params={{ id: record.id }}
          body={{ isActive: false }}
          title={text('disabling.title', { name })}
          detail={text('disabling.detail')}
          confirm={text('disabling.confirm')}
          done={text('disabled', { name })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** For users who have lost both the authenticator app and the recovery codes. */
const ResetButton = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const [asking, setAsking] = useState(false)
  const name = fullName(record)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text('secondFactor.resetNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('secondFactor.reset')}
      </Button>
      {asking && (
        <ActionDialog
          danger
          call={resetSubUserSecondFactor}
          params={{ id: record.id }}
          title={text('secondFactor.title', { name })}
          detail={text('secondFactor.detail')}
          confirm={text('secondFactor.confirm')}
          done={text('secondFactor.done', { name })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

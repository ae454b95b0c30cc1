import type { Passkey } from '../../../../contracts/calls/passkeys.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { PasskeyCalls, PasskeyListReply } from './passkeyCalls.ts'

interface PasskeyDialogProps {
  calls: PasskeyCalls
  passkey: Passkey
  onDone: () => void
  onClose: () => void
}

export const RenamePasskeyDialog = ({ calls, passkey: { id, name }, onDone, onClose }: PasskeyDialogProps) => {
  const text = useTexts('passkeys')
  return (
    <ActionDialog<PasskeyCalls['rename']>
      title={text('renameTitle', { name })}
      confirm={text('rename')}
      call={calls.rename}
      params={{ id }}
      defaults={{ name }}
      fields={[{ source: 'name', kind: 'text', label: text('name') }]}
      done={() => text('renamed')}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

type RemovePasskeyDialogProps = PasskeyDialogProps & Pick<PasskeyListReply, 'otherWays'> & { isLast: boolean }

/** Says what is left to sign in with, if it is the last one. */
export const RemovePasskeyDialog = (props: RemovePasskeyDialogProps) => {
  const { calls, passkey, otherWays, isLast, onDone, onClose } = props
  const text = useTexts('passkeys')
  const ways = otherWays.map(way => text(`way.${way}`)).join(', ')
  const left = ways ? text('removeLast', { ways }) : text('removeOnly')
  return (
    <ActionDialog<PasskeyCalls['remove']>
      danger
      title={text('removeTitle', { name: passkey.name })}
      detail={
        <>
          <p>{text('removeDetail')}</p>
          {isLast && <p>{left}</p>}
        </>
      }
      confirm={text('remove')}
      call={calls.remove}
      params={{ id: passkey.id }}
      fields={[]}
      done={() => text('removed')}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

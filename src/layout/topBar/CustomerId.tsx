import { useQueryClient } from '@tanstack/react-query'
import { getProfile } from '../../../contracts/calls/account.ts'
import { updateCustomerId } from '../../../contracts/calls/registration.ts'
import { useSession } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { callQueryKey, useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ProfileMenu.module.css'

/** The account's customer ID to copy, or the way to create it where there is none (A37). */
export const CustomerId = () => {
  const text = useTexts('shell')
  const { userId, profile } = useSession()
  const queries = useQueryClient()
  const { mutate, data, error, isPending } = useCallMutation(updateCustomerId)
  const customerId = profile.customerId ?? data?.customerId
  const create = () =>
    mutate(
      { body: { userId } },
      { onSuccess: () => void queries.invalidateQueries({ queryKey: callQueryKey(getProfile) }) },
    )

  if (!customerId)
    return (
      <div className={styles.noId}>
        <BusyButton variant="outlined" size="small" busy={isPending} onClick={create}>
          {text('profile.createId')}
        </BusyButton>
        <FieldMessage error={error?.message} />
      </div>
    )
  return (
    <div className={styles.customerId} aria-live="polite">
      <span>{text('profile.customerId')}</span>
      <span className="mono">{customerId}</span>
      <CopyButton value={customerId} name={text('profile.customerId')} />
    </div>
  )
}

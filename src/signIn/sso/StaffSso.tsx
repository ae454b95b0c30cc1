import { startStaffSso } from '../../../contracts/calls/sso.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { leaveFor } from './leaveFor.ts'
import styles from './Sso.module.css'

/** The single sign-on of staff, where the operator has set it up. */
const StaffSso = ({ name }: { name: string }) => {
  const text = useTexts('signIn')
  const { busy, message, attempt } = useAsyncAction()
  const start = () =>
    attempt('working', async () => {
      leaveFor((await callApiReply(startStaffSso, {})).url)
      return null
    })
  return (
    <div className={styles.staff}>
      <p>{text('or')}</p>
      <Button look="secondary" busy={busy && text('sso.going')} onClick={() => void start()}>
        {text('sso.staff', { name })}
      </Button>
      <FieldMessage error={message} />
    </div>
  )
}

export default StaffSso

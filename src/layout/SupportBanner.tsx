import { Button } from '@mui/material'
import { endUserSupportView } from '../../contracts/calls/supportViews.ts'
import { paths, withId } from '../../contracts/platform/paths.ts'
import { type Profile, useSession } from '../authProvider/session.ts'
import { InlineAlert } from '../components/InlineAlert.tsx'
import { useCallMutation } from '../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../i18n/dates.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { customerTokens } from '../session/tokens.ts'

/** Says that this tab is support's read-only view of a customer's console, and ends it. */
const SupportBanner = ({ view }: { view: NonNullable<Profile['supportView']> }) => {
  const text = useTexts('supportAccess')
  const { time } = useDateFormats()
  const { profile, userId } = useSession()
  const { companyName, firstName, lastName } = profile
  const end = useCallMutation(endUserSupportView)
  // The tab leaves in any case: a view that cannot be ended now ends by its time.
  const leave = async () => {
    await end.mutateAsync({ params: { id: view.id } }).catch(() => {})
    customerTokens.clear()
    location.assign(withId(paths.adminUserDetail, userId))
  }
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="small" variant="outlined" color="inherit" disabled={end.isPending} onClick={() => void leave()}>
          {text('leave')}
        </Button>
      }
    >
      {text('banner', { name: companyName ?? `${firstName} ${lastName}`, time: time(view.until) })}
    </InlineAlert>
  )
}

export default SupportBanner

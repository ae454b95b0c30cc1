import { Button } from '@mui/material'
import { Plus, Share2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { openFlowLink } from '../../../contracts/calls/onboarding.ts'
import { publishPlan } from '../../../contracts/calls/plans.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { ShownFlow } from '../../../contracts/resources/onboardingFlow.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Title } from '../plans/cells.tsx'

export const FlowLink = ({ record }: { record: ShownFlow }) => (
  <Link
    to={withId(paths.onboardingSolutionFlow, record.id)}
    // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
    onClick={event => event.stopPropagation()}
  >
    <Title record={record} />
  </Link>
)

export const CreateFlowButton = () => {
  const text = useTexts('onboardingScreen')
  if (!useCanCall(publishPlan)) return null
  return (
    <Button variant="contained" startIcon={<Plus aria-hidden="true" />} component={Link} to={paths.onboardingSolution}>
      {text('create')}
    </Button>
  )
}

/** Responses are started by applicants: the account shares a flow's link. */
export const ShareFlowButton = () => {
  const text = useTexts('onboardingScreen')
  if (!useCanCall(openFlowLink)) return null
  return (
    <Button
      variant="contained"
      startIcon={<Share2 aria-hidden="true" />}
      component={Link}
      to={paths.onboardingSolutionFlows}
    >
      {text('share')}
    </Button>
  )
}

import { Button } from '@mui/material'
import { Headset, Plus, Video } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { startCase } from '../../../contracts/calls/cases.ts'
import { publishPlan } from '../../../contracts/calls/plans.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { ShownPlan } from '../../../contracts/resources/plan.ts'
import { videoKycTemplateResource } from '../../../contracts/resources/videoKycTemplate.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Title } from '../plans/cells.tsx'

const StartCaseDialog = lazyPage(() => import('../cases/StartCaseDialog.tsx'))

export const TemplateLink = ({ record }: { record: ShownPlan }) => (
  <Link
    to={withId(paths.videoKycTemplate, record.id)}
    // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
    onClick={event => event.stopPropagation()}
  >
    <Title record={record} />
  </Link>
)

export const NewTemplateButton = () => {
  const text = useTexts('videoKycScreen')
  if (!useCanCall(publishPlan)) return null
  return (
    <Button
      variant="contained"
      startIcon={<Plus aria-hidden="true" />}
      component={Link}
      to={paths.videoKycTemplateCreate}
    >
      {text('newTemplate')}
    </Button>
  )
}

/** Beside the sessions of persons alone: the calls with an agent. */
export const ReportActions = () => {
  const text = useTexts('videoKycScreen')
  return (
    <>
      <Button variant="outlined" startIcon={<Headset aria-hidden="true" />} component={Link} to={paths.videoKycCalls}>
        {text('calls')}
      </Button>
      <StartVideoKycButton />
    </>
  )
}

/** Asks for template and person, and sends the link. */
export const StartVideoKycButton = () => {
  const text = useTexts('videoKycScreen')
  const mayStart = useCanCall(startCase)
  const [open, setOpen] = useState(false)
  if (!mayStart) return null
  return (
    <>
      <Button variant="contained" startIcon={<Video aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('start')}
      </Button>
      {open && (
        <StartCaseDialog
          plansOf={videoKycTemplateResource.name}
          page={paths.videoKycDetails}
          title={text('start')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { startInquiry } from '../../../contracts/calls/inquiries.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export const NewButton = () => {
  const text = useTexts('inquiriesScreen')
  const mayStart = useCanCall(startInquiry)
  if (!mayStart) return null
  return (
    <Button variant="contained" startIcon={<Plus aria-hidden="true" />} component={Link} to={paths.dynamicIntelligence}>
      {text('new')}
    </Button>
  )
}

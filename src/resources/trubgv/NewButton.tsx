import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { startTrubgv } from '../../../contracts/calls/trubgv.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export const NewButton = () => {
  const text = useTexts('trubgvScreen')
  const mayStart = useCanCall(startTrubgv)
  if (!mayStart) return null
  return (
    <Button variant="contained" startIcon={<Plus aria-hidden="true" />} component={Link} to={paths.trubgv}>
      {text('new')}
    </Button>
  )
}

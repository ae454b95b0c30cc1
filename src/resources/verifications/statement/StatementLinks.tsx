import { Button } from '@mui/material'
import { Tags } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../contracts/paths.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

const StatementLinks = () => (
  <Button variant="outlined" startIcon={<Tags />} component={Link} to={paths.trubankRules}>
    {useTexts('bankStatements')('rules')}
  </Button>
)

export default StatementLinks

/* The screens of bank statements, in one file of the build. */
import { Button } from '@mui/material'
import { Tags } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** More pages of the product, linked from its form. */
export const StatementLinks = () => (
  <Button variant="outlined" startIcon={<Tags />} component={Link} to={paths.trubankRules}>
    {useTexts('bankStatements')('rules')}
  </Button>
)

export { default as RulesPage } from './RulesPage.tsx'
export { default as StatementReport } from './StatementReport.tsx'
export { default as StatementShow } from './StatementShow.tsx'

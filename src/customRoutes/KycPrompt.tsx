import { Button } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../contracts/paths.ts'
import { useSession } from '../authProvider/session.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { useShellText } from '../i18n/useShellText.ts'

/** Stands in the place of a gated page until KYC is complete: a prompt, not a redirect (A64). */
export const KycPrompt = () => {
  const text = useShellText()
  const { supportEmail } = useSession().config
  return (
    <EmptyState
      icon={ShieldCheck}
      title={text('kyc.title')}
      hint={text('kyc.later', { email: supportEmail })}
      actions={
        <>
          <Button variant="outlined" component={Link} to={paths.dashboard}>
            {text('kyc.dashboard')}
          </Button>
          <Button variant="contained" href={`mailto:${supportEmail}`}>
            {text('kyc.write')}
          </Button>
        </>
      }
    >
      {text('kyc.detail')}
    </EmptyState>
  )
}

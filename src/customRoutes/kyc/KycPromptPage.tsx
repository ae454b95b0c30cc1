import { Button } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useSession } from '../../authProvider/session.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { PageTitle } from '../../components/usePageTitle.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BonusNote } from '../../wallets/BonusNote.tsx'
import styles from './Kyc.module.css'
import KycFlow from './KycFlow.tsx'
import { useCanEditKyc } from './useKyc.ts'

/** Explains why the page is unavailable and offers the KYC form. Secondary users are referred to the owner. */
const KycPromptPage = () => (useCanEditKyc() ? <OwnerPrompt /> : <OthersPrompt />)

const ToDashboard = () => (
  <Button variant="outlined" component={Link} to={paths.dashboard}>
    {useTexts('shell')('kyc.dashboard')}
  </Button>
)

const OwnerPrompt = () => {
  const text = useTexts('shell')
  return (
    <>
      <PageTitle title={text('kyc.title')} />
      <PageHeader title={text('kyc.title')} actions={<ToDashboard />} />
      <p className={styles.promptLead}>{text('kyc.detail')}</p>
      <BonusNote />
      <KycFlow />
    </>
  )
}

const OthersPrompt = () => {
  const text = useTexts('shell')
  const { supportEmail } = useSession().config
  const [before, after] = text('kyc.ownerDetail', { email: supportEmail }).split(supportEmail)
  return (
    <>
      <PageTitle title={text('kyc.title')} />
      <Notice icon={ShieldCheck} title={text('kyc.owner')} action={<ToDashboard />}>
        {before}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {after}
      </Notice>
    </>
  )
}

export default KycPromptPage

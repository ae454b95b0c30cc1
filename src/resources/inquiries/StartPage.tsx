import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { startInquiry } from '../../../contracts/calls/inquiries.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { StartForm } from './StartForm.tsx'

/** Numbers to start from, with the price before anything is asked. The page opens before KYC is complete; starting waits for it. */
const StartPage = () => {
  const text = useTexts('inquiriesScreen')
  const mayStart = useCanCall(startInquiry)
  const { kycComplete } = useSession()
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('product'), to: paths.dynamicIntelligenceResponses }, { label: text('verification') }]}
        title={text('title')}
      />
      {!mayStart && <InlineAlert tone="info">{text('viewOnly')}</InlineAlert>}
      {mayStart && !kycComplete && (
        <InlineAlert
          tone="warning"
          action={
            <Button size="small" component={Link} to={paths.apiKeys}>
              {text('toKyc')}
            </Button>
          }
        >
          {text('kyc')}
        </InlineAlert>
      )}
      {mayStart && kycComplete && <StartForm />}
    </>
  )
}

export default StartPage

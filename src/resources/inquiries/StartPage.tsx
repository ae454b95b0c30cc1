import { Button } from '@mui/material'
import { Hash, Table2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { startInquiry } from '../../../contracts/calls/inquiries.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { FileForm } from './FileForm.tsx'
import { StartForm } from './StartForm.tsx'

/** Numbers to start from, or a file with one a row (`?mode=file`), with the price before anything is asked. The page opens before KYC is complete; starting waits for it. */
const StartPage = () => {
  const text = useTexts('inquiriesScreen')
  const mayStart = useCanCall(startInquiry)
  const { kycComplete } = useSession()
  const phone = useIsNarrow(600)
  const [search, setSearch] = useSearchParams()
  const isFile = search.get('mode') === 'file'
  const choice = mayStart && kycComplete && (
    <SegmentedControl
      fullWidth={phone}
      label={text('mode.label')}
      value={isFile ? 'file' : 'one'}
      options={[
        { value: 'one', label: text('mode.one'), icon: Hash },
        { value: 'file', label: text('mode.file'), icon: Table2 },
      ]}
      onChange={value => setSearch(value === 'file' ? { mode: value } : {})}
    />
  )
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('product'), to: paths.dynamicIntelligenceResponses }, { label: text('verification') }]}
        title={text('title')}
        actions={choice}
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
      {mayStart && kycComplete && (isFile ? <FileForm /> : <StartForm />)}
    </>
  )
}

export default StartPage

import { SearchX } from 'lucide-react'
import { readBrandToken } from '../../../../contracts/challans/challanSession.ts'
import { LinkButton } from '../../../components/plain/LinkButton.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Skeleton } from '../shared/Skeleton.tsx'
import { searchStartUrl } from '../shared/searchUrls.ts'
import { useLookup } from '../shared/useLookup.ts'
import { ChallanList } from './ChallanList.tsx'

/** The session's lookup, or a link to the search if the session was cleared. */
export const ListView = () => {
  const text = useTexts('publicChallanList')
  const { lookup, old, replace } = useLookup()
  if (old) return <Skeleton label={text('loading')} />
  if (lookup) return <ChallanList lookup={lookup} onLooked={replace} />
  const again = <LinkButton href={searchStartUrl(readBrandToken(sessionStorage))}>{text('gone.action')}</LinkButton>
  return (
    <Notice icon={SearchX} title={text('gone.title')} action={again}>
      {text('gone.detail')}
    </Notice>
  )
}

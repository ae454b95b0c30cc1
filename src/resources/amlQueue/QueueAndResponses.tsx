import { ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTexts } from '../../i18n/useTexts.ts'
import { FirstTab } from '../verifications/list/firstTab.ts'
import ResponsesPage from '../verifications/list/ResponsesPage.tsx'
import QueuePage from './QueuePage.tsx'

/** What is to be decided (`?tab=decide`), all screenings, and files. The first comes first, except for a link with filters of the screenings. */
const QueueAndResponses = () => {
  const text = useTexts('amlWork')
  const [search] = useSearchParams()
  const first = useMemo(() => ({ value: 'decide', label: text('decide'), icon: ListChecks }), [text])
  const tab = search.get('tab')
  if (tab === null && !search.has('filter')) return <Navigate replace to={{ search: '?tab=decide' }} />
  return <FirstTab value={first}>{tab === 'decide' ? <QueuePage /> : <ResponsesPage />}</FirstTab>
}

export default QueueAndResponses

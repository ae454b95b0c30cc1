import { Lock } from 'lucide-react'
import { Notice } from '../components/plain/Notice.tsx'
import { useTexts } from '../i18n/useTexts.ts'

export const PermissionDenied = () => {
  const text = useTexts('shell')
  return (
    <Notice icon={Lock} title={text('denied.title')}>
      {text('denied.detail')}
    </Notice>
  )
}

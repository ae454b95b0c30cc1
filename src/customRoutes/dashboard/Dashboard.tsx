import { LayoutDashboard } from 'lucide-react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useShellText } from '../../i18n/useShellText.ts'

const Dashboard = () => {
  const text = useShellText()
  return (
    <EmptyState icon={LayoutDashboard} title={text('soon.title')}>
      {text('soon.detail')}
    </EmptyState>
  )
}

export default Dashboard
